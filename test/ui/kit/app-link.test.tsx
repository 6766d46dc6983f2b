// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { AppLink, LinkProvider, type AppLinkProps } from '../../../src/ui/kit/app-link.tsx';

afterEach(cleanup);

function press(link: Partial<AppLinkProps> & { href: string }, mouse: MouseEventInit = {}) {
  const visits: { href: string; state: unknown; replace: boolean | undefined }[] = [];
  render(
    <LinkProvider navigate={(href, { state, replace }) => visits.push({ href, state, replace })}>
      <AppLink {...link}>there</AppLink>
    </LinkProvider>,
  );
  let left = false;
  // What nobody has prevented by now is the browser's; here it goes no further.
  const browser = (event: Event) => {
    left = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', browser, { once: true });
  fireEvent.click(screen.getByText('there'), { button: 0, ...mouse });
  return { visits, left };
}

describe('a plain click', () => {
  test('on an address of this site goes through the app, with its state', () => {
    const { visits, left } = press({ href: '/pin/1/?a=b#c', state: { over: 'home' } });
    expect(visits).toEqual([{ href: '/pin/1/?a=b#c', state: { over: 'home' }, replace: undefined }]);
    expect(left).toBe(false);
  });

  test('on a full address of this site goes through the app', () => {
    expect(press({ href: `${location.origin}/ann/` }).visits).toMatchObject([{ href: '/ann/' }]);
  });

  test.each(['https://elsewhere.example/', 'mailto:ann@example.com'])('on %s is the browser’s', (href) => {
    expect(press({ href })).toEqual({ visits: [], left: true });
  });

  test.each(['', '#', '#comments'])('on the dead address “%s” leads nowhere', (href) => {
    expect(press({ href })).toEqual({ visits: [], left: false });
  });

  test('that somebody else has handled changes nothing', () => {
    expect(press({ href: '/', onClick: (event) => event.preventDefault() }).visits).toEqual([]);
  });
});

test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click with %o is left to the browser',
  (mouse) => {
    expect(press({ href: '/pin/1/' }, mouse)).toEqual({ visits: [], left: true });
  },
);

test.each([{ target: '_blank' }, { download: '' }])('a link with %o is left to the browser', (link) => {
  expect(press({ href: '/pin/1/', ...link })).toEqual({ visits: [], left: true });
});
