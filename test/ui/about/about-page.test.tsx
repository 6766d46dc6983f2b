// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { formatRoute } from '../../../src/domain/routes/format-route.ts';
import { policyAddress } from '../../../src/domain/routes/policy-pages.ts';
import { WireServer } from '../../adapters/wire-server.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { openApp } from '../support/open-app.tsx';

fillBrowserGaps();
afterEach(cleanup);

const open = (at: string) => openApp({ at, server: new WireServer() });

test('the guidelines name every reason for a report, and what follows', async () => {
  open(formatRoute({ kind: 'about', topic: 'community-guidelines' }));
  await screen.findByRole('heading', { level: 1, name: 'Community guidelines' });
  const reasons = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(reasons).toEqual(
    expect.arrayContaining(['Spam', 'Nudity', 'Self-harm', 'Hate', 'Harassment', 'Violence', 'Stolen work']),
  );
  expect(reasons).not.toContain('Something else');
  expect(screen.getByRole('link', { name: 'Reports and violations' }).getAttribute('href')).toBe(
    '/reports-and-violations/',
  );
});

test('the guidelines of merchants are where their badge leads', async () => {
  open(policyAddress('merchants'));
  await screen.findByRole('heading', { level: 1, name: 'Merchant guidelines' });
  const link = screen.getByRole('link', { name: 'community guidelines' });
  expect(link.getAttribute('href')).toBe('/about/community-guidelines');
});

test('all of these pages are listed, others are missing', async () => {
  open('/about');
  await screen.findByRole('heading', { level: 1, name: /^About / });
  for (const name of ['Community guidelines', 'Merchant guidelines', 'Cookie policy'])
    expect(screen.getByRole('link', { name })).toBeDefined();
  cleanup();
  open('/about/nothing');
  await screen.findByRole('heading', { name: 'We couldn’t find that page' });
});
