// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { toPinId } from '../../../../src/domain/ids/ids.ts';
import { AppContext } from '../../../../src/ui/base/app-context.ts';
import { OutboundLink } from '../../../../src/ui/base/navigation/outbound-link.tsx';
import { anApp } from '../../support/an-app.ts';

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

function draw(href: string, pinId: string | null = '101') {
  const app = anApp();
  render(
    <AppContext value={app}>
      <OutboundLink href={href} pinId={pinId === null ? null : toPinId(pinId)}>
        there
      </OutboundLink>
    </AppContext>,
  );
  const link = screen.getByRole('link', { name: 'there' });
  return { link, text: () => app.stores.toasts.message?.text };
}

test('a link of a pin to another site tells whose click it is', () => {
  const { link } = draw('https://shop.test/chair');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('nofollow noopener');
  expect(link.dataset['leaves']).toBe('101');
});

test('a link of no pin is marked as one that leaves, and counts for nothing', () => {
  expect(draw('https://shop.test/', null).link.dataset['leaves']).toBe('');
});

test('a link to the own site is a link like every other', () => {
  const { link } = draw('/pin/7/');
  expect(['target', 'rel', 'data-leaves'].map((name) => link.getAttribute(name))).toEqual([null, null, null]);
});

test.each(['click', 'auxclick'])('without a network a %s says so and opens nothing', (kind) => {
  const { link, text } = draw('https://shop.test/chair');
  const press = () => fireEvent(link, new MouseEvent(kind, { bubbles: true, cancelable: true }));
  expect([press(), text()]).toEqual([true, undefined]);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(press()).toBe(false);
  expect(text()).toContain('offline');
});

test('without a network a press on a link of the own site is the app’s', () => {
  const { link, text } = draw('/pin/7/');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent.click(link);
  expect(text()).toBeUndefined();
});
