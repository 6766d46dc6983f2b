import { describe, expect, test } from 'vitest';
import { ListBoards } from '../../../src/application/boards/list-boards.ts';
import type { BoardGateway, BoardPage } from '../../../src/application/ports/boards/board-gateway.ts';
import { aBoard } from '../../builders/a-board.ts';

const FIRST: BoardPage = { boards: [aBoard()], bookmark: 'two' };

/** Answers by bookmark; the first page is under `first`. */
const boardsOf = (pages: Readonly<Record<string, BoardPage | 'expired'>>): BoardGateway => ({
  find: async () => undefined,
  ofUser: async (_username, bookmark) => pages[bookmark ?? 'first'],
  create: () => Promise.reject(new Error('This was not to be asked.')),
});
const list = (pages: Parameters<typeof boardsOf>[0], bookmark: string | null) =>
  new ListBoards({ boards: boardsOf(pages) }).run('ann', bookmark);

describe('the boards of a person', () => {
  test('are read a page at a time', async () => {
    const last: BoardPage = { boards: [], bookmark: null };
    expect(await list({ first: FIRST, two: last }, null)).toEqual({ ...FIRST, restarted: false });
    expect(await list({ first: FIRST, two: last }, 'two')).toEqual({ ...last, restarted: false });
  });

  test('whose bookmark is too old are the first page again', async () => {
    expect(await list({ first: FIRST, old: 'expired' }, 'old')).toEqual({ ...FIRST, restarted: true });
  });

  test('are those that people see as boards: the profile is none', async () => {
    const page = { ...FIRST, boards: [aBoard({ layout: 'quick_saves' }), ...FIRST.boards] };
    expect(await list({ first: page }, null)).toEqual({ ...FIRST, restarted: false });
    expect(await list({ first: page, old: 'expired' }, 'old')).toEqual({ ...FIRST, restarted: true });
  });

  test('of nobody are none', async () => {
    expect(await list({}, null)).toBeUndefined();
    expect(await list({ old: 'expired' }, 'old')).toBeUndefined();
  });
});
