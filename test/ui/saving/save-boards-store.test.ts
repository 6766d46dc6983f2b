import { describe, expect, test } from 'vitest';
import { InMemoryKeyValueStorage } from '../../../src/adapters/in-memory/in-memory-key-value-storage.ts';
import { LastChoice } from '../../../src/application/saving/last-choice.ts';
import type { Refused } from '../../../src/application/ports/refused.ts';
import type { SaveBoards } from '../../../src/application/ports/pins/save-gateway.ts';
import type { SavingServices } from '../../../src/application/saving/saving-services.ts';
import type { BoardShort } from '../../../src/domain/boards/board.ts';
import { toBoardId, toSectionId } from '../../../src/domain/ids/ids.ts';
import { saveForm } from '../../../src/domain/saving/save-target.ts';
import { SaveBoardsStore } from '../../../src/ui/saving/save-boards-store.ts';
import { aBoardShort } from '../../builders/a-board.ts';
import { aViewer } from '../../builders/a-user.ts';

const [GARDEN, GIFTS] = ['41', '42'].map((id) => aBoardShort({ entityId: toBoardId(id) })) as [
  ReturnType<typeof aBoardShort>,
  ReturnType<typeof aBoardShort>,
];
const answer = (...all: SaveBoards['all']): SaveBoards => ({ all, suggested: [] });

type Parts = {
  readonly saves: { readonly boards: () => Promise<SaveBoards> };
  readonly lastChoice?: LastChoice;
  readonly enabled?: boolean;
  readonly pageBoard?: BoardShort | null;
};

function aStore({ enabled = false, pageBoard = null, ...parts }: Parts, viewer = aViewer({ boardCount: 2 })) {
  const groups = { profile_saves_for_all: enabled ? 'enabled' : 'control' };
  const lastChoice = new LastChoice(new InMemoryKeyValueStorage());
  return new SaveBoardsStore(
    { lastChoice, ...parts } as unknown as SavingServices,
    { viewer },
    { groups },
    { pageBoard },
  );
}

/** A server that answers when it is told to, one call after the other. */
function aSlowServer() {
  const calls: PromiseWithResolvers<SaveBoards>[] = [];
  const readBoards = () => {
    const call = Promise.withResolvers<SaveBoards>();
    calls.push(call);
    return call.promise;
  };
  const boards = aStore({ saves: { boards: readBoards } });
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
  test('on a page about a board is that board, before the last choice and without reading', () => {
    const lastChoice = new LastChoice(new InMemoryKeyValueStorage());
    const viewer = aViewer();
    lastChoice.keep(viewer.entityId, { boardId: GIFTS.entityId, section: null });
    const saves = { boards: () => Promise.reject(new Error('not needed')) };
    const boards = aStore({ saves, lastChoice, pageBoard: GARDEN }, viewer);
    expect(boards.preselected('inline')).toEqual({ board: GARDEN, section: null });
    expect(boards.preselected('classic')).toEqual({ board: GARDEN, section: null });
    expect(boards.asksFirst('inline')).toBe(false);
  });

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

describe('the next save', () => {
  const lastChoice = () => new LastChoice(new InMemoryKeyValueStorage());
  const saves = { boards: async () => answer(GARDEN, GIFTS) };
  const section = { entityId: toSectionId('7'), title: 'Herbs', slug: 'herbs' };

  test('goes where the last one was chosen to go, also after a reload', async () => {
    const parts = { saves, lastChoice: lastChoice() };
    aStore(parts).choose({ board: GIFTS, section });
    const reloaded = aStore(parts);
    expect(reloaded.preselected('inline')).toBeUndefined();
    await reloaded.knowPreselection('inline');
    expect(reloaded.preselected('inline')).toEqual({ board: GIFTS, section });
  });

  test('goes to the profile after a reload when that was chosen, however many boards there are', () => {
    const parts = { saves, lastChoice: lastChoice() };
    const viewer = aViewer({ boardCount: 9 });
    aStore(parts, viewer).choose({ board: null, section: null });
    expect(aStore(parts, viewer).preselected('inline')).toEqual({ board: null, section: null });
  });

  test('forgets a board that is gone, also after a reload', async () => {
    const parts = { saves, lastChoice: lastChoice() };
    const boards = aStore(parts);
    boards.choose({ board: GIFTS, section: null });
    boards.drop(GIFTS.entityId);
    expect(aStore(parts).preselected('inline')).toEqual({ board: null, section: null });
  });

  test.each([
    ['a new member is asked where', {}, false, true],
    ['who saves to the profile already is not asked', { has_quicksave_board: true }, false, false],
    ['nobody is asked in the experiment', {}, true, false],
    [
      'who wants one tap is asked as well when there are no quick saves',
      { save_behavior: 0 as const },
      false,
      true,
    ],
  ])('without a choice: %s', async (_, fields, enabled, asks) => {
    const viewer = aViewer({ boardCount: 2, ...fields });
    const boards = aStore({ saves, enabled }, viewer);
    const form = saveForm(viewer.save_behavior);
    await boards.knowPreselection(form);
    expect(boards.asksFirst(form)).toBe(asks);
  });

  test('does not ask any more once the profile or a board was chosen', async () => {
    const boards = aStore({ saves });
    boards.choose({ board: null, section: null });
    expect(boards.asksFirst('inline')).toBe(false);
    boards.choose({ board: GIFTS, section: null });
    await boards.knowPreselection('inline');
    expect(boards.asksFirst('inline')).toBe(false);
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
