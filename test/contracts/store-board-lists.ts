import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BOARD_SORTS, sortBoards } from '../../src/domain/boards/board-sort.ts';
import type { BoardRecord, UserRecord } from '../../server/application/ports/records.ts';
import type { BoardReader } from '../../server/application/ports/boards/board-repository.ts';
import { minute, type StoreWorld } from './store-world.ts';

type Options = Parameters<BoardReader['listOf']>[2];

export function describeStoredBoardLists(world: StoreWorld): void {
  describe('lists of boards', () => {
    const list = async (owner: UserRecord, viewer: UserRecord | null, options: Partial<Options> = {}) => {
      const ids = await world.store.boards.listOf(owner.id, viewer?.id ?? null, {
        sort: 'oldest',
        locale: 'en',
        filter: 'NONE',
        privacy: 'all',
        groupByVisibility: false,
        includeArchived: true,
        offset: 0,
        limit: 50,
        ...options,
      });
      const boards = await Promise.all(ids.map((id) => world.store.boards.find(id)));
      return boards.map((board) => board?.name);
    };
    const board = (owner: UserRecord, name: string, fields: Partial<BoardRecord> = {}) =>
      world.board(owner, { name, ...fields });

    test('hold all of the owner for the owner, public ones that are not archived for others', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      await board(ada, 'public');
      await board(ada, 'protected', { privacy: 'protected' });
      await board(ada, 'secret', { privacy: 'secret' });
      await board(ada, 'archived', { isArchived: true });
      await board(bob, 'of another');

      expect(await list(ada, ada)).toEqual(['public', 'protected', 'secret', 'archived']);
      expect(await list(ada, bob)).toEqual(['public']);
      expect(await list(ada, null)).toEqual(['public']);
    });

    test('hold those shared with the viewer, but not those only offered', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      await world.share(await board(ada, 'secret', { privacy: 'secret' }), bob);
      await world.share(await board(ada, 'protected', { privacy: 'protected' }), bob);
      await world.share(await board(ada, 'archived', { isArchived: true }), bob);
      await world.share(await board(ada, 'offered', { privacy: 'secret' }), bob, 'invited');

      expect(await list(ada, bob)).toEqual(['secret', 'protected', 'archived']);
      expect(await list(ada, bob, { includeArchived: false })).toEqual(['secret', 'protected']);
      expect(await list(ada, null)).toEqual([]);
    });

    test('of a deactivated owner are empty for others', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      await world.share(await board(ada, 'shared'), bob);
      await world.setState(ada, 'deactivated');
      expect(await list(ada, bob)).toEqual([]);

      await world.setState(ada, 'active');
      expect(await list(ada, bob)).toEqual(['shared']);
    });

    test('can be filtered', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      await board(ada, 'public');
      await world.share(await board(ada, 'group'), bob);
      await board(ada, 'secret', { privacy: 'secret' });
      await board(ada, 'protected', { privacy: 'protected' });
      await board(ada, 'archived', { isArchived: true });

      expect(await list(ada, ada, { includeArchived: false })).toEqual([
        'public',
        'group',
        'secret',
        'protected',
      ]);
      expect(await list(ada, ada, { filter: 'GROUP' })).toEqual(['group']);
      expect(await list(ada, ada, { filter: 'SECRET' })).toEqual(['secret']);
      expect(await list(ada, ada, { filter: 'ARCHIVED', includeArchived: false })).toEqual(['archived']);
      expect(await list(ada, ada, { privacy: 'protected' })).toEqual(['protected']);
      expect(await list(ada, ada, { privacy: 'public', includeArchived: false })).toEqual([
        'public',
        'group',
      ]);
      expect(await list(ada, bob, { filter: 'SECRET' })).toEqual([]);
    });

    test('stand in alphabetical order without regard to case and accents', async () => {
      const ada = await world.person('ada');
      for (const name of ['zebra', 'Éclair', 'apple', 'Banana', 'eagle']) await board(ada, name);

      expect(await list(ada, ada, { sort: 'alphabetical' })).toEqual([
        'apple',
        'Banana',
        'eagle',
        'Éclair',
        'zebra',
      ]);
    });

    test('stand in the alphabetical order of the reader’s language', async () => {
      const ada = await world.person('ada');
      for (const name of ['zebra', 'öl', 'orange']) await board(ada, name);

      const sorted = { sort: 'alphabetical' } as const;
      expect(await list(ada, ada, { ...sorted, locale: 'de' })).toEqual(['öl', 'orange', 'zebra']);
      expect(await list(ada, ada, { ...sorted, locale: 'sv' })).toEqual(['orange', 'zebra', 'öl']);
      expect(await list(ada, ada, { ...sorted, locale: 'sv', offset: 1, limit: 1 })).toEqual(['zebra']);
    });

    test('in alphabetical order can have secret boards last', async () => {
      const ada = await world.person('ada');
      await board(ada, 'a', { privacy: 'secret' });
      await board(ada, 'c');
      await board(ada, 'b');

      expect(await list(ada, ada, { sort: 'alphabetical', groupByVisibility: true })).toEqual([
        'b',
        'c',
        'a',
      ]);
    });

    test('stand by age, equal ones by their ids', async () => {
      const ada = await world.person('ada');
      await board(ada, 'b', { createdAt: minute(2) });
      await board(ada, 'a', { createdAt: minute(1) });
      await board(ada, 'c', { createdAt: minute(2) });

      expect(await list(ada, ada, { sort: 'newest' })).toEqual(['c', 'b', 'a']);
      expect(await list(ada, ada, { sort: 'oldest' })).toEqual(['a', 'b', 'c']);
    });

    test('stand by the last pin; a board without pins counts from when it was made', async () => {
      const ada = await world.person('ada');
      const early = await board(ada, 'early', { createdAt: minute(1) });
      const late = await board(ada, 'late', { createdAt: minute(2) });
      await board(ada, 'empty', { createdAt: minute(45) });
      await world.pin(early, { createdAt: minute(50) });
      await world.pin(late, { createdAt: minute(40) });

      expect(await list(ada, ada, { sort: 'last_pinned_to' })).toEqual(['early', 'empty', 'late']);
    });

    test('can have group boards at the top', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const group = await board(ada, 'group', { createdAt: minute(1) });
      await world.share(group, bob);
      await board(ada, 'newer', { createdAt: minute(2) });
      await world.share(await board(ada, 'newer group', { createdAt: minute(3) }), bob);
      await board(ada, 'newest', { createdAt: minute(4) });

      expect(await list(ada, ada, { sort: 'group_boards_at_top' })).toEqual([
        'newer group',
        'group',
        'newest',
        'newer',
      ]);
    });

    test('stand in the order of their owner, those without a place first', async () => {
      const ada = await world.person('ada');
      await board(ada, 'older');
      await board(ada, 'second', { position: 2 });
      await board(ada, 'first', { position: 1 });
      await board(ada, 'newer');

      expect(await list(ada, ada, { sort: 'custom' })).toEqual(['newer', 'older', 'first', 'second']);
    });

    test.each(BOARD_SORTS)('stand in the order of the domain: %s', async (sort) => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const chance = fc.record({
        name: fc.string({ unit: fc.constantFrom('a', 'B', 'é', '1'), minLength: 1, maxLength: 3 }),
        position: fc.option(fc.nat(3)),
        lastPinnedAt: fc.option(fc.nat(3).map(minute)),
        collaboratorCount: fc.nat(1),
      });
      const boards = fc.sample(chance, { numRuns: 12, seed: 3 });
      for (const [index, { collaboratorCount, ...fields }] of boards.entries()) {
        const name = `${fields.name} ${index}`;
        const made = await board(ada, name, { ...fields, createdAt: minute(index % 5) });
        if (collaboratorCount > 0) await world.share(made, bob);
      }
      const options = {
        filter: 'NONE',
        privacy: 'all',
        groupByVisibility: false,
        includeArchived: true,
      } as const;
      const list = { ...options, sort, locale: 'en', offset: 0, limit: 50 };
      const ids = await world.store.boards.listOf(ada.id, ada.id, list);
      const listed = (await Promise.all(ids.map((id) => world.store.boards.find(id)))).filter(
        (one) => one !== undefined,
      );

      expect(listed).toHaveLength(12);
      expect(listed).toEqual(sortBoards(listed, sort, 'en'));
    });

    test('can have secret boards last', async () => {
      const ada = await world.person('ada');
      await board(ada, 'a', { privacy: 'secret' });
      await board(ada, 'b', { privacy: 'protected' });
      await board(ada, 'c');

      expect(await list(ada, ada, { groupByVisibility: true })).toEqual(['b', 'c', 'a']);
    });

    test('come in parts', async () => {
      const ada = await world.person('ada');
      for (const name of ['a', 'b', 'c', 'd']) await board(ada, name, { createdAt: minute(1) });

      const whole = await list(ada, ada);
      expect(await list(ada, ada, { limit: 3 })).toEqual(whole.slice(0, 3));
      expect(await list(ada, ada, { offset: 3, limit: 3 })).toEqual(whole.slice(3));
      expect(await list(ada, ada, { offset: 4, limit: 3 })).toEqual([]);
    });
  });
}
