import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WirePin } from '../../../wire/pin.ts';
import { pinPhoto } from '../../security/support/photos.ts';
import { readPage } from '../../security/support/read-page.ts';
import { WholeServer } from '../../security/support/whole-server.ts';
import { aMember, makeBoard } from '../http-api/support/member.ts';

let server: WholeServer;
let heron: WirePin;
let egret: WirePin;
beforeAll(async () => {
  server = await WholeServer.open();
  const ann = await aMember(server, 'ann');
  const { id: board_id } = await makeBoard(ann, { name: 'Birds' });
  heron = await pinPhoto(ann, { title: 'A heron', board_id });
  egret = await pinPhoto(ann, { title: 'An egret', board_id });
});
afterAll(() => server.close());

const served = async (agent: string) => {
  const told = await server.browser().send(`/pin/${heron.id}/`, { headers: { 'User-Agent': agent } });
  const page = readPage(told.text);
  const state = JSON.parse(page.querySelector('#pinakes-state')?.textContent ?? '{}') as {
    props: { initialReduxState: { feeds: Record<string, { ids: string[] }> } };
    route: { kept?: object };
  };
  return {
    links: [...page.querySelectorAll('main a')].map((link) => link.getAttribute('href') ?? ''),
    lists: Object.entries(state.props.initialReduxState.feeds).filter(([name]) => name.startsWith('related')),
    kept: Object.keys(state.route.kept ?? {}),
  };
};

test('crawlers are served what goes with a pin, and the state that the app needs to take it over', async () => {
  // The index of another thread knows a new pin a moment later.
  await expect
    .poll(async () => (await served('Googlebot/2.1')).links, { timeout: 20_000 })
    .toContainEqual(expect.stringContaining(egret.id));
  const { lists, kept } = await served('Googlebot/2.1');
  expect(lists.flatMap(([, { ids }]) => ids)).toContain(egret.id);
  expect(kept).toContainEqual(`pin-surroundings:${heron.id}`);
});

test('people get it once the pin is painted', async () => {
  const { links, lists } = await served('Mozilla/5.0 (X11; Linux x86_64) Firefox/153.0');
  expect(links.some((link) => link.includes(egret.id))).toBe(false);
  expect(lists).toEqual([]);
});
