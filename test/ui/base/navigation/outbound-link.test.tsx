// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Pin } from '../../../../src/domain/pins/pin.ts';
import { AppContext } from '../../../../src/ui/base/app-context.ts';
import { OutboundLink } from '../../../../src/ui/base/navigation/outbound-link.tsx';
import { OUTBOUND_LINKS } from '../../../../src/ui/base/navigation/outbound-links.ts';
import { aPin } from '../../../builders/a-pin.ts';
import { anApp } from '../../support/an-app.ts';

afterEach(cleanup);

const pin = aPin();

function draw(href: string, of: Pin | null = pin) {
  const app = anApp();
  render(
    <AppContext value={{ ...app, site: { ...app.site, trustedHosts: ['good.test'] } }}>
      <OutboundLink href={href} pin={of} chip={2}>
        there
      </OutboundLink>
    </AppContext>,
  );
  return screen.getByRole('link', { name: 'there' });
}

test('a link of a pin to another site says whose click it is', () => {
  const link = draw('https://shop.test/chair');
  expect(link.getAttribute('href')).toBe('https://shop.test/chair');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('nofollow noopener');
  expect(OUTBOUND_LINKS.get(link)).toEqual({ url: 'https://shop.test/chair', pin, chip: 2 });
});

test('a link of no pin leaves as well, to a trusted host with credit', () => {
  const link = draw('https://shop.test/', null);
  expect(OUTBOUND_LINKS.get(link)).toMatchObject({ pin: null });
  expect(link.getAttribute('rel')).toBe('nofollow noopener');
  cleanup();
  expect(draw('https://good.test/', null).getAttribute('rel')).toBe('noopener');
  cleanup();
  expect(draw('https://good.test/').getAttribute('rel')).toBe('nofollow noopener');
});

test('a link to the own site is a link like every other', () => {
  const link = draw('/pin/7/');
  expect(['target', 'rel'].map((name) => link.getAttribute(name))).toEqual([null, null]);
});
