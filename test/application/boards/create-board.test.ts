import { describe, expect, test } from 'vitest';
import { CreateBoard } from '../../../src/application/boards/create-board.ts';
import type { BoardGateway, NewBoard } from '../../../src/application/ports/boards/board-gateway.ts';
import { aBoard } from '../../builders/a-board.ts';

/** Keeps the boards it is given; one name is taken. */
class KeptBoards implements BoardGateway {
  readonly created: NewBoard[] = [];
  async find() {
    return undefined;
  }
  async ofUser() {
    return undefined;
  }
  async create(board: NewBoard) {
    if (board.name === 'Taken') {
      const fields = [{ name: 'name', problem: 'not_unique' } as const];
      return { kind: 'refused', message: 'Taken.', fields } as const;
    }
    this.created.push(board);
    return { kind: 'created', board: aBoard({ name: board.name, privacy: board.privacy }) } as const;
  }
}

describe('making a board', () => {
  test.each(['public', 'secret'] as const)('%s', async (privacy) => {
    const outcome = await new CreateBoard({ boards: new KeptBoards() }).run({ name: 'Lamps', privacy });
    expect(outcome).toMatchObject({ kind: 'created', board: { name: 'Lamps', privacy } });
  });

  test.each([
    ['', { name: 'name', problem: 'missing' }],
    ['   ', { name: 'name', problem: 'missing' }],
    ['x'.repeat(51), { name: 'name', problem: 'too_long', limit: 50 }],
  ])('called "%s" is refused and nothing is made', async (name, problem) => {
    const boards = new KeptBoards();
    const outcome = await new CreateBoard({ boards }).run({ name, privacy: 'public' });
    expect(outcome).toMatchObject({ kind: 'refused', fields: [problem] });
    expect(boards.created).toEqual([]);
  });

  test('what the server refuses is passed on', async () => {
    const outcome = await new CreateBoard({ boards: new KeptBoards() }).run({
      name: 'Taken',
      privacy: 'public',
    });
    expect(outcome).toMatchObject({ kind: 'refused', message: 'Taken.' });
  });
});
