import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { popularityRank } from '../../../src/domain/feeds/popularity.ts';
import { toPinId } from '../../../src/domain/ids/ids.ts';
import { GENERAL_TOPICS } from '../../../src/domain/topics/general-topics.ts';
import type { BoardRecord, UserRecord } from '../../../server/application/ports/records.ts';
import { aPinRecord } from '../../builders/a-pin-record.ts';
import { StoreWorld } from '../../contracts/store-world.ts';
import { openTemporaryStore, type TemporaryStore } from './temporary-store.ts';

describe('a storm of writes at the same time', () => {
  const world = new StoreWorld();
  let opened: TemporaryStore;
  beforeAll(async () => {
    opened = await openTemporaryStore();
    world.use(opened.store);
  });
  beforeEach(() => opened.truncate());
  afterAll(() => opened.close());

  type Deed = {
    readonly kind: 'pin' | 'copy' | 'follow' | 'unfollow' | 'share' | 'fail';
    readonly board: number;
  };
  const deeds = fc.array(
    fc.record<Deed>({
      kind: fc.constantFrom('pin', 'pin', 'copy', 'copy', 'follow', 'unfollow', 'share', 'fail'),
      board: fc.nat(3),
    }),
    { minLength: 150, maxLength: 150 },
  );

  const setUp = async () => {
    const [ada, bob] = [await world.person('ada'), await world.person('bob')];
    const boards = [
      await world.board(ada),
      await world.board(ada, { privacy: 'secret' }),
      await world.board(ada, { privacy: 'protected' }),
      await world.board(bob),
    ];
    const original = await world.pin(boards[0] as BoardRecord);
    return { bob, boards, original };
  };

  const run = async (storm: readonly Deed[]) => {
    const { bob, boards, original } = await setUp();
    const outcomes = storm.map((deed, index) => {
      const board = boards[deed.board] as BoardRecord;
      return perform({ deed, board, bob, id: toPinId(String(5_000 + index)), original });
    });
    await Promise.allSettled(outcomes);
  };
  const perform = ({ deed, board, bob, id, original }: Performance) =>
    world.do(async (tx) => {
      const { pictureSignature } = original;
      const pin = aPinRecord({ id, boardId: board.id, pinnerId: board.ownerId, pictureSignature });
      const topic = GENERAL_TOPICS[deed.board]!.id;
      if (deed.kind === 'follow') {
        await tx.follows.followBoard(bob.id, board.id, 1);
        await tx.follows.followTopic(bob.id, topic, 1);
      } else if (deed.kind === 'unfollow') {
        await tx.follows.unfollowBoard(bob.id, board.id);
        await tx.follows.unfollowTopic(bob.id, topic);
      } else if (deed.kind === 'share') {
        await tx.boards.putCollaborator(board.id, bob.id, { state: 'accepted', permissions: [] });
      } else await tx.pins.insert(deed.kind === 'pin' ? pin : { ...pin, originalPinId: original.id });
      if (deed.kind === 'fail') throw new Error('changed my mind');
    });
  type Performance = {
    readonly deed: Deed;
    readonly board: BoardRecord;
    readonly bob: UserRecord;
    readonly id: ReturnType<typeof toPinId>;
    readonly original: Awaited<ReturnType<typeof setUp>>['original'];
  };

  const rows = (sql: string) => opened.rows(sql);

  test('leaves every counter equal to a recount', async () => {
    await fc.assert(
      fc.asyncProperty(deeds, async (storm) => {
        await opened.truncate();
        await run(storm);

        expect(
          await rows(`select * from boards
            where pin_count <> (select count(*) from pins where board_id = boards.id)
            or follower_count <> (select count(*) from board_follows where board_id = boards.id)
            or collaborator_count <> (select count(*) from board_collaborators where board_id = boards.id)
            or last_pinned_at is distinct from (select max(created_at) from pins where board_id = boards.id)`),
        ).toEqual([]);
        expect(
          await rows(`select * from interests where follower_count <>
            (select count(*) from interest_follows where interest_id = interests.id)`),
        ).toEqual([]);
        expect(
          await rows(`select * from pins where repin_count <> (
            select count(*) from pins as copy join boards on boards.id = copy.board_id
            where copy.original_pin_id = pins.id and boards.privacy <> 'secret')`),
        ).toEqual([]);
        for (const pin of await rows('select created_at, repin_count, rank from pins')) {
          const [createdAt, saves] = [Number(pin['created_at']), Number(pin['repin_count'])];
          expect(Number(pin['rank'])).toBe(popularityRank({ createdAt, saves }));
        }
        expect(await opened.dangling()).toEqual([]);
      }),
      { numRuns: 5, endOnFailure: true },
    );
  });

  test('keeps exactly the transactions that resolved', async () => {
    const { boards, bob, original } = await setUp();
    const kinds = ['pin', 'fail', 'copy', 'fail'] as const;
    const outcomes = await Promise.allSettled(
      Array.from({ length: 80 }, (_, index) =>
        perform({
          deed: { kind: kinds[index % 4] ?? 'pin', board: 0 },
          board: boards[0] as BoardRecord,
          bob,
          id: toPinId(String(5_000 + index)),
          original,
        }),
      ),
    );

    const kept = (await rows('select id from pins where id >= 5000 order by id')).map(
      ({ id }) => Number(id) - 5_000,
    );
    expect(kept).toEqual(outcomes.flatMap(({ status }, index) => (status === 'fulfilled' ? [index] : [])));
    expect(kept).toHaveLength(40);
  });
});
