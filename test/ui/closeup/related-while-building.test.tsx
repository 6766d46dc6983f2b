// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noAnswer, WireServer } from '../../adapters/wire-server.ts';
import { aWireAnswer } from '../../builders/a-wire-answer.ts';
import { aWirePin } from '../../builders/a-wire-pin.ts';
import { aWireTopic } from '../../builders/a-wire-topic.ts';
import { fillBrowserGaps, runIdleTasksAtOnce } from '../support/browser-gaps.ts';
import { openApp } from '../support/open-app.tsx';

fillBrowserGaps();
beforeEach(() => {
  runIdleTasksAtOnce();
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const state = (of: 'ready' | 'building') => aWireAnswer({ state: of });
const related = (id: string, title: string) => aWireAnswer([aWirePin({ id, title, grid_title: title })]);
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const grid = async () => within(await screen.findByRole('feed', { name: 'More like this' }));

function openPin(server: WireServer) {
  server.on('Pin.get', aWireAnswer(aWirePin())).on('RelatedPinFeed.get', related('201', 'Popular'));
  return openApp({ at: '/pin/101/', server });
}

test('pins like an open one, and its topics, come by themselves when the index is ready', async () => {
  const server = new WireServer()
    .on('DiscoveryState.get', state('building'))
    .on('RelatedInterests.get', aWireAnswer([]));
  openPin(server);
  expect(await (await grid()).findByRole('article', { name: 'Popular' })).toBeDefined();
  await wait(2_000);
  server
    .on('DiscoveryState.get', state('ready'))
    .on('RelatedInterests.get', aWireAnswer([aWireTopic()]))
    .on('RelatedPinFeed.get', related('202', 'A stool'));
  await wait(4_000);
  expect((await grid()).getByRole('article', { name: 'A stool' })).toBeDefined();
  expect((await grid()).queryByRole('article', { name: 'Popular' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Cooking' })).toBeDefined();
  const count = server.optionsOf('DiscoveryState.get').length;
  await wait(300_000);
  expect(server.optionsOf('DiscoveryState.get')).toHaveLength(count);
});

test('a pin with topics asks for no state of the index', async () => {
  const server = new WireServer()
    .on('DiscoveryState.get', state('building'))
    .on('RelatedInterests.get', aWireAnswer([aWireTopic()]));
  openPin(server);
  await screen.findByRole('link', { name: 'Cooking' });
  expect(server.optionsOf('DiscoveryState.get')).toEqual([]);
});

test('a state that cannot be read hides nothing', async () => {
  const server = new WireServer()
    .on('DiscoveryState.get', noAnswer)
    .on('RelatedInterests.get', aWireAnswer([]));
  openPin(server);
  expect(await (await grid()).findByRole('article', { name: 'Popular' })).toBeDefined();
});
