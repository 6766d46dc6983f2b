import { describe, expect, test } from 'vitest';
import type { Refused } from '../../../src/application/ports/refused.ts';
import type { SaveBoards } from '../../../src/application/ports/save-gateway.ts';
import type { SavingServices } from '../../../src/application/saving/saving-services.ts';
import { toBoardId, toSectionId } from '../../../src/domain/ids/ids.ts';
import { SaveBoardsStore } from '../../../src/ui/saving/save-boards-store.ts';
import { aBoardShort } from '../../builders/a-board.ts';

const [GARDEN, GIFTS] = ['41', '42'].map((id) => aBoardShort({ entityId: toBoardId(id) })) as [
  ReturnType<typeof aBoardShort>,
  ReturnType<typeof aBoardShort>,
];
const answer = (...all: SaveBoards['all']): SaveBoards => ({ all, suggested: [] });

/** A server that answers when it is told to, one call after the other. */
function aSlowServer() {
  const calls: PromiseWithResolvers<SaveBoards>[] = [];
  const run = () => {
    const call = Promise.withResolvers<SaveBoards>();
    calls.push(call);
    return call.promise;
  };
  const boards = new SaveBoardsStore({ listSaveBoards: { run } } as unknown as SavingServices);
  return { calls, boards };
}

test('a list that was asked for before a board was used is asked for once more', async () => {
  const { calls, boards } = aSlowServer();
  const known = boards.know();
  boards.use(GIFTS);
  calls[0]!.resolve(answer(GARDEN));
  await expect.poll(() => calls.length).toBe(2);
  expect(boards.all).toBeNull();
  calls[1]!.resolve(answer(GIFTS, GARDEN));
  await known;
  expect(boards.all).toEqual([GIFTS, GARDEN]);
  await boards.know();
  expect(calls).toHaveLength(2);
});

describe('the place that is offered first', () => {
  const known = async (...all: SaveBoards['all']) => {
    const { calls, boards } = aSlowServer();
    const reading = boards.know();
    calls[0]!.resolve(answer(...all));
    await reading;
    return boards;
  };
  const section = { entityId: toSectionId('7'), title: 'Herbs', slug: 'herbs' };

  test('is the profile while there are few boards and none was chosen', async () => {
    const boards = await known(GARDEN, GIFTS);
    boards.use(GIFTS);
    expect(boards.preselected('inline')).toEqual({ board: null, section: null });
  });

  test('is what was chosen last, with its section', async () => {
    const boards = await known(GARDEN, GIFTS);
    boards.choose({ board: GIFTS, section });
    expect(boards.preselected('inline')).toEqual({ board: GIFTS, section });
    boards.choose({ board: null, section: null });
    expect(boards.preselected('inline')).toEqual({ board: null, section: null });
  });

  test('is the board alone when the section is gone, and the profile when the board is gone', async () => {
    const boards = await known(GARDEN, GIFTS);
    boards.choose({ board: GIFTS, section });
    boards.believe({ kind: 'refused', missing: 'section' } as Refused, { board: GIFTS, section });
    expect(boards.preselected('inline')).toEqual({ board: GIFTS, section: null });
    boards.drop(GIFTS.entityId);
    expect(boards.preselected('inline')).toEqual({ board: null, section: null });
  });

  test('for a classic save stays the profile', async () => {
    const boards = await known(GARDEN, GIFTS);
    boards.choose({ board: GIFTS, section });
    expect(boards.preselected('classic')).toEqual({ board: null, section: null });
  });
});

test('a board that turned out to be gone does not come back with an older list', async () => {
  const { calls, boards } = aSlowServer();
  const known = boards.know();
  boards.drop(GIFTS.entityId);
  calls[0]!.resolve(answer(GIFTS, GARDEN));
  await expect.poll(() => calls.length).toBe(2);
  calls[1]!.resolve(answer(GARDEN));
  await known;
  expect(boards.all).toEqual([GARDEN]);
});
