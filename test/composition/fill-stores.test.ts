import { describe, expect, test } from 'vitest';
import { createApp } from '../../src/composition/create-app.ts';
import { fillStores } from '../../src/composition/fill-stores.ts';
import type { PageState } from '../../src/composition/page-state.ts';
import { testProfile } from '../../src/composition/test/test-profile.ts';
import { toBoardId, toPinId, toSectionId } from '../../src/domain/ids/ids.ts';
import { SITE } from '../ui/support/site.ts';
import { WireServer } from '../adapters/wire-server.ts';
import { aWireAnswer, aWireContext } from '../builders/a-wire-answer.ts';
import { aWireBoard, aWireSection } from '../builders/a-wire-board.ts';
import { aWirePin } from '../builders/a-wire-pin.ts';
import { aWireUser, aWireViewer } from '../builders/a-wire-user.ts';

type Objects = PageState['props']['initialReduxState'];

function filled(objects: Partial<Objects>, viewer: PageState['viewer'] = null) {
  const server = new WireServer();
  const { stores } = createApp({ site: SITE, profile: testProfile({ http: server }) });
  const none = { pins: {}, boards: {}, boardsections: {}, users: {}, feeds: {}, experiments: {} };
  fillStores(stores, {
    props: { initialReduxState: { ...none, ...objects } },
    context: { ...aWireContext({ is_bot: true }) },
    viewer,
    route: { siteName: 'Pinakes', outcome: { kind: 'not-found' }, pinNames: {} },
  });
  return { server, stores };
}

describe('what came with the page', () => {
  test('tells who is looking', () => {
    expect(filled({}, { ...aWireViewer({ username: 'bob' }) }).stores.session.viewer?.username).toBe('bob');
    expect(filled({}).stores.session.kind).toBe('visitor');
  });

  test('tells what is known of the visit, and the groups of experiments', () => {
    const { context } = filled({ experiments: { shopping_tag: 'overlay' } }).stores;
    expect(context.current).toMatchObject({ country: 'US', isBot: true, allowsTracking: false });
    expect(context.groups).toEqual({ shopping_tag: 'overlay' });
  });

  test('is found by id, by address and by name', () => {
    const { stores } = filled({
      pins: { '101': { ...aWirePin({ title: 'A lamp' }) } },
      boards: { '21': { ...aWireBoard({ name: 'Lamps', slug: 'lamps' }) } },
      users: { '11': { ...aWireUser({ username: 'Ann' }) } },
    });
    expect(stores.pins.find(toPinId('101'))?.title).toBe('A lamp');
    expect(stores.boards.find(toBoardId('21'))?.name).toBe('Lamps');
    expect(stores.boards.findByAddress('ann', 'lamps')?.name).toBe('Lamps');
    expect(stores.users.find('ANN')?.username).toBe('Ann');
  });

  test('is not fetched again: the feed goes on with its next page', async () => {
    const { server, stores } = filled({
      pins: { '102': { ...aWirePin({ id: '102' }) }, '101': { ...aWirePin() } },
      feeds: { homefeed: { ids: ['102', '101'], bookmark: 'next' } },
    });
    const feed = stores.feeds.open({ kind: 'home' });
    await feed.start();
    expect(feed.ids).toEqual(['102', '101']);
    expect(server.requests).toEqual([]);

    server.on('UserHomefeed.get', aWireAnswer([aWirePin({ id: '100' })]));
    await feed.loadMore();
    expect(server.optionsOf('UserHomefeed.get')).toEqual([{ bookmarks: ['next'] }]);
    expect(feed.ids).toEqual(['102', '101', '100']);
  });

  test.each([
    ['boardfeed:21', { kind: 'board', boardId: toBoardId('21') }],
    ['boardfeed:21:oldest', { kind: 'board', boardId: toBoardId('21'), sort: 'oldest' }],
    ['board-section-pins:31', { kind: 'section', sectionId: toSectionId('31') }],
    ['userPins:ann', { kind: 'user-pins', username: 'Ann' }],
    ['userPins:ann:COLORS', { kind: 'user-pins', username: 'Ann', filter: 'COLORS' }],
    ['createdPins:ann', { kind: 'created', username: 'Ann' }],
  ] as const)('the feed %s is in its place', (name, source) => {
    const { stores } = filled({
      pins: { '101': { ...aWirePin() } },
      feeds: { [name]: { ids: ['101'], bookmark: null } },
    });
    expect(stores.feeds.open(source)).toMatchObject({ ids: ['101'], phase: 'ended' });
  });

  test('a list of boards is in its order', () => {
    const { stores } = filled({
      boards: {
        '21': { ...aWireBoard() },
        '22': { ...aWireBoard({ id: '22', name: 'Lamps' }) },
      },
      feeds: { 'profileBoards:ann': { ids: ['22', '21'], bookmark: 'more' } },
    });
    const list = stores.boards.listOf('Ann');
    expect(list?.boards.map((board) => board.name)).toEqual(['Lamps', 'Home']);
    expect(list?.bookmark).toBe('more');
  });

  test('a list in another order keeps its own place', () => {
    const { stores } = filled({
      boards: { '21': { ...aWireBoard() } },
      feeds: { 'profileBoards:ann:custom:SECRET': { ids: ['21'], bookmark: null } },
    });
    expect(stores.boards.listOf('Ann:custom:SECRET')).toMatchObject({
      boards: [{ name: 'Home' }],
    });
    expect(stores.boards.listOf('ann')).toBeUndefined();
  });

  test('the sections of a board are in their order', () => {
    const { stores } = filled({
      boardsections: {
        '31': { ...aWireSection() },
        '32': { ...aWireSection({ id: '32', title: 'Lamps', slug: 'lamps' }) },
      },
      feeds: { 'boardSections:21': { ids: ['32', '31'], bookmark: null } },
    });
    expect(stores.sections.listOf(toBoardId('21'))?.map(({ title }) => title)).toEqual(['Lamps', 'Chairs']);
    expect(stores.sections.findByAddress('ann', 'home', 'lamps')?.title).toBe('Lamps');
  });

  test('a list that this version does not know is passed over', () => {
    expect(() => filled({ feeds: { 'somethingNew:1': { ids: ['101'], bookmark: null } } })).not.toThrow();
  });

  test('an id without its object leaves no hole', () => {
    const { stores } = filled({
      pins: { '101': { ...aWirePin() } },
      feeds: { homefeed: { ids: ['101', '999'], bookmark: null } },
    });
    expect(stores.feeds.open({ kind: 'home' }).ids).toEqual(['101']);
  });
});
