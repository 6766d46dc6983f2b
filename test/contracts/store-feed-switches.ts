import { describe, expect, test } from 'vitest';
import { toPinId } from '../../src/domain/ids/ids.ts';
import { GENERAL_TOPICS } from '../../src/domain/topics/general-topics.ts';
import type { SwitchedSource } from '../../server/application/ports/people/feed-switches.ts';
import type { UserRecord } from '../../server/application/ports/records.ts';
import { minute, type StoreWorld } from './store-world.ts';

const NOTHING = {
  ...{ topics: new Set(), boards: new Set(), pinners: new Set(), pins: new Set(), domains: new Set() },
  since: null,
};

export function describeFeedSwitches(world: StoreWorld): void {
  const off = (user: UserRecord, source: SwitchedSource) =>
    world.do((tx) => tx.feedSwitches.switchOff(user.id, source));
  const on = (user: UserRecord, source: SwitchedSource) =>
    world.do((tx) => tx.feedSwitches.switchOn(user.id, source));
  const offFor = (user: UserRecord) => world.store.feedSwitches.switchedOff(user.id);
  const startOver = (user: UserRecord, time: number) =>
    world.do((tx) => tx.feedSwitches.startOver(user.id, minute(time)));
  const undo = (user: UserRecord) => world.do((tx) => tx.feedSwitches.undoStartOver(user.id));

  describe('switches of the home feed', () => {
    test('are on until a person turns one off, for that person alone', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const board = await world.board(bob);
      const [topic] = GENERAL_TOPICS;
      const sources: readonly SwitchedSource[] = [
        { kind: 'topic', id: topic!.id },
        { kind: 'board', id: board.id },
        { kind: 'pinner', id: bob.id },
        { kind: 'pin', id: toPinId('4711') },
        { kind: 'domain', id: 'oven.example' },
      ];
      for (const source of [...sources, ...sources]) await off(ada, source);
      expect(await offFor(ada)).toEqual({
        topics: new Set([topic!.id]),
        boards: new Set([board.id]),
        pinners: new Set([bob.id]),
        pins: new Set(['4711']),
        domains: new Set(['oven.example']),
        since: null,
      });
      expect(await offFor(bob)).toEqual(NOTHING);
      for (const source of [...sources, ...sources]) await on(ada, source);
      expect(await offFor(ada)).toEqual(NOTHING);
    });

    test('go with the board and the person that they name, and with their own account', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const [board, other] = [await world.board(bob), await world.board(ada)];
      await off(ada, { kind: 'board', id: board.id });
      await off(ada, { kind: 'board', id: other.id });
      await off(ada, { kind: 'pinner', id: bob.id });
      await off(ada, { kind: 'domain', id: 'oven.example' });
      await startOver(ada, 1);
      await world.do((tx) => tx.boards.remove(board.id));
      expect((await offFor(ada)).boards).toEqual(new Set([other.id]));
      const leave = async ({ id }: UserRecord) => {
        while (await world.do((tx) => tx.accountRemoval.removePart(id)));
      };
      await leave(bob);
      expect((await offFor(ada)).pinners).toEqual(new Set());
      await leave(ada);
      expect(await offFor(ada)).toEqual(NOTHING);
    });

    test('know when a person started over, and the time before when that is taken back', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      await undo(ada);
      await startOver(ada, 1);
      await startOver(ada, 2);
      expect((await offFor(ada)).since).toBe(minute(2));
      expect((await offFor(bob)).since).toBeNull();
      await undo(ada);
      expect((await offFor(ada)).since).toBe(minute(1));
      await undo(ada);
      expect((await offFor(ada)).since).toBeNull();
    });
  });
}
