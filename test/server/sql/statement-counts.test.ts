import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BoardId } from '../../../src/domain/ids/ids.ts';
import { notify } from '../../../server/application/news/notify.ts';
import type { Store } from '../../../server/application/ports/store.ts';
import { idsOf } from '../../contracts/store-world.ts';
import { openBusyWorld, type BusyWorld } from './busy-world.ts';
import { openTemporaryStore } from './temporary-store.ts';

/** No page may cost more statements than this, however much it shows. */
const MOST_FOR_A_PAGE = 8;

describe('statements for', () => {
  let statements = 0;
  let world: BusyWorld;
  let store: Store;
  beforeAll(async () => {
    world = await openBusyWorld(await openTemporaryStore({ onStatement: () => (statements += 1) }));
    store = world.opened.store;
  });
  afterAll(() => world.opened.close());

  const count = async (read: () => Promise<unknown>) => {
    statements = 0;
    await read();
    return statements;
  };
  const listOf = () =>
    store.boards.listOf(world.ada.id, world.ada.id, {
      sort: 'last_pinned_to',
      locale: 'en',
      filter: 'NONE',
      privacy: 'all',
      groupByVisibility: false,
      includeArchived: true,
      offset: 0,
      limit: 25,
    });
  const popular = (exceptOwnAndFollowed: boolean) =>
    store.feeds.recentPopular({
      viewer: world.ada.id,
      exceptOwnAndFollowed,
      newestId: null,
      after: null,
      limit: 26,
    });

  test('the home page: session, snapshot, both feeds and the pins', async () => {
    const home = async () => {
      const signedIn = await store.sessions.findByTokenHash(world.tokenHash);
      const viewer = signedIn?.user.id ?? world.ada.id;
      const newestId = await store.feeds.newestPinId();
      const followed = await store.feeds.ownAndFollowed({ viewer, newestId, after: null, limit: 26 });
      const others = await popular(true);
      const views = await store.pins.views(idsOf([...followed, ...others]).slice(0, 50), viewer);
      expect(views).toHaveLength(50);
    };

    expect(await count(home)).toBeLessThanOrEqual(MOST_FOR_A_PAGE);
  });

  test('a board page: session, board with its permissions, feed and the pins', async () => {
    const page = async () => {
      await store.sessions.findByTokenHash(world.tokenHash);
      const board = await store.boards.findBySlug(world.ada.id, world.board.slug);
      const [view] = await store.boards.shortViews([board?.id ?? ('' as BoardId)], world.ada.id);
      const feed = { sort: 'newest', sections: 'none', after: null, limit: 25 } as const;
      const pins = await store.feeds.ofBoard(world.board.id, feed);
      expect(view?.board.id).toBe(world.board.id);
      expect(await store.pins.views(idsOf(pins), world.ada.id)).toHaveLength(25);
    };

    expect(await count(page)).toBeLessThanOrEqual(MOST_FOR_A_PAGE);
  });

  test('a profile: session, person, counts, list of boards and the boards', async () => {
    const page = async () => {
      await store.sessions.findByTokenHash(world.tokenHash);
      const user = await store.users.findByUsername('ADA');
      await store.users.views([user?.id ?? world.ada.id], world.ada.id);
      await store.users.counts(world.ada.id, world.ada.id);
      await store.boards.views(await listOf(), world.ada.id);
    };

    expect(await count(page)).toBeLessThanOrEqual(MOST_FOR_A_PAGE);
  });

  test('a notification: what decides about it, the item, and who did it', async () => {
    const pin = await store.pins.find((await popular(true))[0]!.id);
    const { pinnerId: userId, id } = pin!;
    const about = { kind: 'pin', id } as const;
    const event = { userId, category: 'save', about, actorId: world.ada.id } as const;
    const deps = { ids: { next: () => '99000001' }, clock: { now: () => 1 } };
    const tell = () => store.transaction((tx) => notify(tx, deps, event));
    const around = await count(() => store.transaction(async () => {}));
    expect((await count(tell)) - around).toBe(3);
    expect((await count(tell)) - around).toBe(1);
  });

  test('views do not grow with what is viewed', async () => {
    const people = (await Promise.all((await popular(false)).map(({ id }) => store.pins.find(id)))).flatMap(
      (pin) => (pin === undefined ? [] : [pin]),
    );
    for (const size of [1, 25]) {
      const some = people.slice(0, size);
      const viewer = world.ada.id;
      expect(await count(() => store.pins.views(idsOf(some), viewer))).toBe(3);
      expect(
        await count(() =>
          store.boards.views(
            some.map(({ boardId }) => boardId),
            viewer,
          ),
        ),
      ).toBe(3);
      expect(
        await count(() =>
          store.boards.shortViews(
            some.map(({ boardId }) => boardId),
            viewer,
          ),
        ),
      ).toBe(2);
      expect(
        await count(() =>
          store.users.views(
            some.map(({ pinnerId }) => pinnerId),
            viewer,
          ),
        ),
      ).toBe(1);
    }
  });
});
