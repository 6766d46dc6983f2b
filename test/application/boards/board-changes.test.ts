import { describe, expect, test } from 'vitest';
import { CreateSection } from '../../../src/application/boards/create-section.ts';
import { RenameSection } from '../../../src/application/boards/rename-section.ts';
import { ReorderBoards } from '../../../src/application/boards/reorder-boards.ts';
import { UpdateBoard } from '../../../src/application/boards/update-board.ts';
import type {
  BoardChange,
  BoardEditGateway,
} from '../../../src/application/ports/boards/board-edit-gateway.ts';
import type { SectionGateway } from '../../../src/application/ports/boards/section-gateway.ts';
import { toBoardId, toSectionId, type BoardId } from '../../../src/domain/ids/ids.ts';
import { aBoard, aSection } from '../../builders/a-board.ts';

const BOARD = toBoardId('21');
const SECTION = toSectionId('31');
const done = { kind: 'done' } as const;

function boards(reorder: BoardEditGateway['reorder'] = async () => done) {
  const changes: BoardChange[] = [];
  const gateway: BoardEditGateway = {
    find: async () => undefined,
    update: async (_id, change) => {
      changes.push(change);
      return { kind: 'changed', board: aBoard() };
    },
    archive: async () => ({ kind: 'changed', board: aBoard() }),
    remove: async () => done,
    reorder,
  };
  return { changes, gateway };
}

const sections: SectionGateway = {
  ofBoard: async () => undefined,
  find: async () => undefined,
  findById: async () => undefined,
  create: async (_boardId, title) => ({ ...done, section: aSection({ title }) }),
  update: async (_id, { name = '' }) => ({ ...done, section: aSection({ title: name }) }),
  remove: async () => done,
};

describe('changing a board', () => {
  test('changes what is named and nothing else', async () => {
    const { changes, gateway } = boards();
    await new UpdateBoard({ boards: gateway }).run(BOARD, { privacy: 'secret' });
    expect(changes).toEqual([{ privacy: 'secret' }]);
  });

  test.each([
    ['name', { name: '' }, 'missing'],
    ['name', { name: 'x'.repeat(51) }, 'too_long'],
    ['description', { description: 'x'.repeat(501) }, 'too_long'],
  ])('with a wrong %s is refused before anything is sent', async (name, change, problem) => {
    const { changes, gateway } = boards();
    const outcome = await new UpdateBoard({ boards: gateway }).run(BOARD, change);
    expect(outcome).toMatchObject({ kind: 'refused', fields: [{ name, problem }] });
    expect(changes).toEqual([]);
  });

  test.each([50, 500])('takes texts up to their limits (%i)', async (length) => {
    const text = 'x'.repeat(length);
    const { gateway } = boards();
    const change = length === 50 ? { name: text } : { description: text };
    expect((await new UpdateBoard({ boards: gateway }).run(BOARD, change)).kind).toBe('changed');
  });
});

describe('the order of thousands of boards', () => {
  const ids = Array.from({ length: 1200 }, (_, index) => toBoardId(String(index)));

  test('is kept in parts that are put in front, the last one first', async () => {
    let order: readonly BoardId[] = [];
    const { gateway } = boards(async (part) => {
      expect(part.length).toBeLessThanOrEqual(500);
      order = [...part, ...order.filter((id) => !part.includes(id))];
      return done;
    });
    expect(await new ReorderBoards({ boards: gateway }).run(ids)).toEqual(done);
    expect(order).toEqual(ids);
  });

  test('stops where it is refused', async () => {
    let calls = 0;
    const { gateway } = boards(async () => {
      calls++;
      return { kind: 'refused', message: 'No.', fields: [] };
    });
    expect(await new ReorderBoards({ boards: gateway }).run(ids)).toMatchObject({ message: 'No.' });
    expect(calls).toBe(1);
  });
});

describe('a section', () => {
  test('is made and renamed', async () => {
    expect(await new CreateSection({ sections }).run(BOARD, 'Lamps')).toMatchObject({
      section: { title: 'Lamps' },
    });
    expect(await new RenameSection({ sections }).run(SECTION, 'Lamps')).toMatchObject({
      section: { title: 'Lamps' },
    });
  });

  test.each([
    ['', 'missing'],
    ['x'.repeat(51), 'too_long'],
  ])('called "%s" is refused', async (name, problem) => {
    const refused = { kind: 'refused', fields: [{ name: 'name', problem }] };
    expect(await new CreateSection({ sections }).run(BOARD, name)).toMatchObject(refused);
    expect(await new RenameSection({ sections }).run(SECTION, name)).toMatchObject(refused);
  });
});
