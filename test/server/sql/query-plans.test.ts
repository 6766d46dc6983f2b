import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toSectionId } from '../../../src/domain/ids/ids.ts';
import { openBusyWorld, type BusyWorld } from './busy-world.ts';
import { openTemporarySqlite, type TemporarySqlite } from './temporary-sqlite.ts';

describe('every feed is read from an index', () => {
  const statements = new Set<string>();
  let world: BusyWorld<TemporarySqlite>;
  beforeAll(async () => {
    world = await openBusyWorld(await openTemporarySqlite({ onStatement: (sql) => statements.add(sql) }));
  });
  afterAll(() => world.opened.close());

  /** How SQLite goes about the statements of `read`. */
  const planOf = async (read: () => Promise<unknown>) => {
    statements.clear();
    await read();
    const database = new DatabaseSync(world.opened.path, {
      readOnly: true,
    });
    const steps = [...statements].flatMap((sql) => {
      const parameters = Array.from({ length: sql.split('?').length - 1 }, () => 1);
      return database.prepare(`explain query plan ${sql}`).all(...parameters);
    });
    database.close();
    return steps.map(({ detail }) => String(detail));
  };
  const wholeTables = (plan: readonly string[]) =>
    plan.filter((step) => /^SCAN (pins|boards|users|follows)\b/.test(step));
  const sorting = (plan: readonly string[]) =>
    plan.filter((step) => step.includes('TEMP B-TREE FOR ORDER BY'));

  const page = { after: null, limit: 26 };
  const feeds = () => world.opened.store.feeds;

  test.each([true, false])('recent popular, without own and followed: %s', async (exceptOwnAndFollowed) => {
    const options = { viewer: world.ada.id, exceptOwnAndFollowed, newestId: null, ...page };
    const plan = await planOf(() => feeds().recentPopular(options));

    expect(plan).toContainEqual(expect.stringContaining('COVERING INDEX pins_popular'));
    expect([...wholeTables(plan), ...sorting(plan)]).toEqual([]);
  });

  test('the newest pins by their words, which a search reads while there is no index', async () => {
    const newest = { before: null, limit: 500 };
    const plan = await planOf(async () => {
      await world.opened.store.search.textsOfListedPins(world.ada.id, newest);
      await world.opened.store.search.textsOfOwnPins(world.ada.id, newest);
    });

    expect([...wholeTables(plan), ...sorting(plan)]).toEqual([]);
  });

  test('what pins are made of, and what that uses', async () => {
    const { store } = world.opened;
    const { ada, board } = world;
    const [first] = await feeds().ofBoard(board.id, { sort: 'newest', sections: 'all', ...page });
    const { pictureSignature } = (await store.pins.find(first!.id))!;
    const slot = { id: '7001', pictureSignature, title: '', details: '', link: null };
    const [one, other] = (
      await feeds().ofBoard(board.id, { sort: 'newest', sections: 'all', ...page })
    ).slice(1);
    await store.transaction(async (tx) => {
      await tx.pins.addContent(one!.id, { kind: 'carousel', slots: [slot] });
      await tx.pins.addContent(other!.id, { kind: 'collection', pinIds: [first!.id] });
    });
    const plan = await planOf(async () => {
      await store.pins.views([one!.id, other!.id], ada.id);
      await store.pins.findByPart('7001');
      await store.pins.ofVariant('https://shop.example/vase?color=red', 5);
      await store.pictures.unused([pictureSignature]);
      await store.videos.unused(['a']);
      await store.announcedUploads.bytesOf(ada.id);
    });
    expect(plan.filter((step) => /^SCAN (pins|pin_contents|pin_parts|boards|users)\b/.test(step))).toEqual(
      [],
    );
  });

  test('own and followed', async () => {
    const plan = await planOf(() =>
      feeds().ownAndFollowed({ viewer: world.ada.id, newestId: null, ...page }),
    );

    expect(wholeTables(plan)).toEqual([]);
    // Nobody's pins are looked at but those of who is followed.
    expect(plan.filter((step) => step.includes('pins_popular'))).toEqual([]);
    // The index says all that decides which pins of a board or a person are in the feed.
    const sources = plan.filter((step) => /INDEX pins_(board|pinner_listed)/.test(step));
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.filter((step) => !step.includes('COVERING'))).toEqual([]);
  });

  test('the pins that an index names, by their keys', async () => {
    const { store } = world.opened;
    const { ada, board } = world;
    const some = await feeds().ofBoard(board.id, { sort: 'newest', sections: 'all', ...page });
    const ids = some.map(({ id }) => id);
    for (const viewer of [ada.id, null]) {
      const plans = [
        await planOf(() => store.search.findable(ids, viewer)),
        await planOf(() => feeds().recommendable(ids, { viewer, notOn: null })),
        await planOf(() => store.pins.views(ids, viewer)),
        await planOf(() => feeds().recommendableBoards([board.id], viewer)),
      ];
      for (const plan of plans) expect(plan[0]).toMatch(/^SEARCH (pins|boards) USING INTEGER PRIMARY KEY/);
    }
    const plan = await planOf(() => store.home.pins(ids, ada.id));
    expect(plan[0]).toMatch(/^SEARCH pins USING INTEGER PRIMARY KEY/);
  });

  test('people of a name', async () => {
    const plan = await planOf(() => world.opened.store.search.peopleNamed('ada', world.ada.id, 3));
    for (const index of ['users_full_name_form', 'users_business_name_form'])
      expect(plan).toContainEqual(expect.stringContaining(`INDEX ${index} `));
    expect(wholeTables(plan)).toEqual([]);
  });

  test.each(['newest', 'oldest', 'custom'] as const)('of a board, %s', async (sort) => {
    for (const sections of ['all', 'none', { only: toSectionId('7') }] as const) {
      const plan = await planOf(() => feeds().ofBoard(world.board.id, { sort, sections, ...page }));
      expect(plan).toEqual([expect.stringMatching(/COVERING INDEX pins_(board|section)/)]);
    }
  });

  test.each(['newest', 'oldest', 'custom'] as const)(
    'of a board of others, %s, without what is hidden',
    async (sort) => {
      const options = { sort, sections: 'none', withoutHiddenBy: world.ada.id, ...page } as const;
      const plan = await planOf(() => feeds().ofBoard(world.board.id, options));
      expect(plan[0]).toMatch(/^SEARCH pins USING (COVERING )?INDEX pins_(board|section)/);
      expect([...wholeTables(plan), ...sorting(plan)]).toEqual([]);
    },
  );

  test.each([
    { createdOnly: false, quickSavesOnly: false, index: 'pins_pinner' },
    { createdOnly: true, quickSavesOnly: false, index: 'pins_created' },
    { createdOnly: false, quickSavesOnly: true, index: 'pins_board' },
  ])('of a user, $index', async ({ index, ...form }) => {
    for (const viewer of [world.ada.id, null]) {
      const plan = await planOf(() =>
        feeds().ofUser(world.ada.id, { viewer, oldestFirst: false, ...form, ...page }),
      );
      expect(plan[0]).toContain(`INDEX ${index}`);
      expect([...wholeTables(plan), ...sorting(plan)]).toEqual([]);
    }
  });

  test('old keys of creates are found by their time', async () => {
    const { store } = world.opened;
    const plan = await planOf(() => store.transaction((tx) => tx.pinCreations.removeBefore(1)));

    expect(plan).toEqual([expect.stringContaining('INDEX pin_creations_by_time')]);
  });

  test.each(['followersOf', 'followedBy'] as const)('and so are lists of people: %s', async (list) => {
    const plan = await planOf(() => world.opened.store.follows[list](world.ada.id, page));

    expect(plan[0]).toContain('COVERING INDEX user_follows_');
    expect([...wholeTables(plan), ...sorting(plan)]).toEqual([]);
  });

  test('and so are lists of a board’s followers, of followed boards and topics and of blocked people', async () => {
    const { follows, blocks } = world.opened.store;
    const plans = [
      await planOf(() => follows.followersOfBoard(world.board.id, page)),
      await planOf(() => follows.boardsFollowedBy(world.ada.id, world.ada.id, page)),
      await planOf(() => follows.boardsFollowedBy(world.ada.id, null, page)),
      await planOf(() => follows.topicsFollowedBy(world.ada.id, page)),
      await planOf(() => blocks.blockedBy(world.ada.id, page)),
    ];

    for (const plan of plans) expect([...wholeTables(plan), ...sorting(plan)]).toEqual([]);
  });

  test.each([
    ['color', 'pins_color'],
    ['interest', 'pins_interest'],
  ] as const)('of a user by %s', async (by, index) => {
    for (const viewer of [world.ada.id, null]) {
      const plan = await planOf(() => feeds().groupedOfUser(world.ada.id, { viewer, by, ...page }));
      expect(plan[0]).toContain(`INDEX ${index}`);
      expect([...wholeTables(plan), ...sorting(plan)]).toEqual([]);
    }
  });

  test('of favourites', async () => {
    const { favorites } = world.opened.store;
    const plan = await planOf(() => favorites.ofUser(world.ada.id, { createdOnly: false, ...page }));
    expect(plan[0]).toContain('INDEX pin_favorites_of_user');
    expect([...wholeTables(plan), ...sorting(plan)]).toEqual([]);
  });

  test('and so are sections with their first pins', async () => {
    const { sections } = world.opened.store;
    const section = {
      id: toSectionId('7'),
      boardId: world.board.id,
      title: '',
      slug: '',
      position: 0,
      createdAt: 0,
      pinCount: 0,
    };
    const plan = await planOf(async () => {
      await sections.ofBoard(world.board.id, { offset: 0, limit: 26 });
      await sections.views([section]);
    });
    expect(wholeTables(plan)).toEqual([]);
  });

  test('and so are the pins of a page', async () => {
    const ids = (await feeds().ofBoard(world.board.id, { sort: 'newest', sections: 'all', ...page })).map(
      ({ id }) => id,
    );

    expect(wholeTables(await planOf(() => world.opened.store.pins.views(ids, world.ada.id)))).toEqual([]);
  });
});
