// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { retryFailedLoads } from '../../../src/ui/connection/retry-failed-loads.ts';
import { noAnswer, noServer, WireServer } from '../../adapters/wire-server.ts';
import { aViewer } from '../../builders/a-user.ts';
import { aWireAnswer } from '../../builders/a-wire-answer.ts';
import { aWirePin } from '../../builders/a-wire-pin.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { openApp } from '../support/open-app.tsx';

fillBrowserGaps();
afterEach(cleanup);

test.each([
  ['a connection', noAnswer, 'No connection'],
  ['a server', noServer, 'This page didn’t load'],
])('a page that did not come for want of %s comes by itself', async (_what, answer, title) => {
  history.replaceState(null, '', '/');
  const server = new WireServer().on('UserHomefeed.get', answer);
  const { stores, pages } = openApp({ at: '/', server, viewer: aViewer() });
  await screen.findByRole('heading', { name: title });
  server.on('UserHomefeed.get', aWireAnswer([aWirePin({ id: '7', title: 'A chair' })]));
  retryFailedLoads({ stores, pages });
  expect(await screen.findByRole('article', { name: 'A chair' })).toBeDefined();
});

test('a page of which only a part is known comes in full', async () => {
  history.replaceState(null, '', '/pin/7/');
  const server = new WireServer()
    .on('UserHomefeed.get', aWireAnswer([aWirePin({ id: '7', title: 'A chair' })]))
    .on('Pin.get', noAnswer);
  const { stores, pages, goTo } = openApp({ at: '/', server, viewer: aViewer() });
  await screen.findByRole('article', { name: 'A chair' });
  goTo('/pin/7/');
  await expect.poll(() => pages.find('/pin/7/')?.foreseen).toBe(true);
  server.on('Pin.get', aWireAnswer(aWirePin({ id: '7', title: 'A chair', description: 'With four legs.' })));
  retryFailedLoads({ stores, pages });
  await screen.findByText('With four legs.');
});

test('a page that did not come for another reason waits for the person', async () => {
  history.replaceState(null, '', '/');
  const server = new WireServer().on('UserHomefeed.get', { status: 503, json: undefined });
  const { stores, pages } = openApp({ at: '/', server, viewer: aViewer() });
  await screen.findByRole('heading', { name: 'This page didn’t load' });
  const before = server.requests.length;
  retryFailedLoads({ stores, pages });
  expect(server.requests).toHaveLength(before);
});

test('a list that stopped in the middle goes on', async () => {
  history.replaceState(null, '', '/');
  const server = new WireServer().on(
    'UserHomefeed.get',
    aWireAnswer([aWirePin({ id: '7' })], { bookmark: 'two' }),
  );
  const { stores, pages } = openApp({ at: '/', server, viewer: aViewer() });
  const feed = stores.feeds.open({ kind: 'home' });
  await screen.findByRole('feed');
  server.on('UserHomefeed.get', noAnswer);
  await feed.loadMore();
  expect(feed.phase).toBe('failed');
  server.on('UserHomefeed.get', aWireAnswer([aWirePin({ id: '8' })]));
  retryFailedLoads({ stores, pages });
  await expect.poll(() => feed.ids).toEqual(['7', '8']);
});
