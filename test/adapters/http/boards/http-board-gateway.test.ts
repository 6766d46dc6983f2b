import { describe, expect, test } from 'vitest';
import { HttpBoardGateway } from '../../../../src/adapters/http/boards/http-board-gateway.ts';
import { ResourceClient } from '../../../../src/adapters/http/client/resource-client.ts';
import { boardFromWire } from '../../../../wire/board-from-wire.ts';
import { aWireAnswer, aWireFailure } from '../../../builders/a-wire-answer.ts';
import { aWireBoard } from '../../../builders/a-wire-board.ts';
import { WireServer } from '../../wire-server.ts';

const ANN = { username: 'ann' };

function opened() {
  const server = new WireServer();
  return { server, boards: new HttpBoardGateway(new ResourceClient(server, () => null)) };
}

describe('finding a board', () => {
  test('by owner and slug', async () => {
    const { server, boards } = opened();
    server.on('Board.get', aWireAnswer(aWireBoard({ name: 'Lamps' })));
    expect(await boards.find('ann', 'lamps')).toEqual(boardFromWire(aWireBoard({ name: 'Lamps' })));
    expect(server.optionsOf('Board.get')).toEqual([{ username: 'ann', slug: 'lamps' }]);
  });

  test.each(['board_not_found', 'user_not_found', 'forbidden'] as const)(
    '%s: there is none',
    async (reason) => {
      const { server, boards } = opened();
      server.on('Board.get', aWireFailure(reason));
      expect(await boards.find('ann', 'lamps')).toBeUndefined();
    },
  );
});

describe('the boards of a person', () => {
  test('come a page at a time', async () => {
    const { server, boards } = opened();
    server.on('Boards.get', aWireAnswer([aWireBoard(), aWireBoard({ id: '22' })], { bookmark: 'two' }));
    const first = await boards.ofUser(ANN, null);
    expect(first).toMatchObject({ boards: [{ entityId: '21' }, { entityId: '22' }], bookmark: 'two' });

    server.on('Boards.get', aWireAnswer([aWireBoard({ id: '23' })]));
    expect(await boards.ofUser(ANN, 'two')).toMatchObject({ boards: [{ entityId: '23' }], bookmark: null });
    expect(server.optionsOf('Boards.get').map(({ bookmarks }) => bookmarks)).toEqual([undefined, ['two']]);
  });

  test('are all of them, last used first, unless something else is asked for', async () => {
    const { server, boards } = opened();
    server.on('Boards.get', aWireAnswer([]));
    await boards.ofUser(ANN, null);
    expect(server.optionsOf('Boards.get')).toEqual([
      {
        username: 'ann',
        privacy_filter: 'all',
        sort: 'last_pinned_to',
        field_set_key: 'profile_grid_item',
        group_by: 'mix_public_private',
        board_filter: 'NONE',
        include_archived: true,
        filter_stories: false,
        filter_all_pins: false,
        filter_shopping_list: false,
        redux_normalize_feed: true,
        page_size: 25,
      },
    ]);
    const secret = {
      ...ANN,
      sort: 'custom',
      filter: 'SECRET',
      includeArchived: false,
    } as const;
    await boards.ofUser({ ...secret, pageSize: 100 }, null);
    expect(server.optionsOf('Boards.get')[1]).toMatchObject({
      sort: 'custom',
      board_filter: 'SECRET',
      include_archived: false,
      page_size: 100,
    });
  });

  test('come alone: tiles of another server and what nobody knows are passed over', async () => {
    const { server, boards } = opened();
    const tile = { type: 'all_pins', id: '1', name: 'All pins', url: '/ann/_saved', pin_count: 3 };
    server.on('Boards.get', aWireAnswer([tile, null, 'x', aWireBoard()]));
    const list = await boards.ofUser(ANN, null);
    expect(list).toMatchObject({ boards: [{ entityId: '21' }] });
  });

  test('of nobody are none', async () => {
    const { server, boards } = opened();
    server.on('Boards.get', aWireFailure('user_not_found'));
    expect(await boards.ofUser({ username: 'nobody' }, null)).toBeUndefined();
  });

  test('say when their token is too old', async () => {
    const { server, boards } = opened();
    server.on('Boards.get', aWireFailure('invalid_bookmark'));
    expect(await boards.ofUser(ANN, 'old')).toBe('expired');
  });

  test('an answer without a list is an empty one', async () => {
    const { server, boards } = opened();
    server.on('Boards.get', aWireAnswer(null));
    expect(await boards.ofUser(ANN, null)).toEqual({ boards: [], bookmark: null });
  });
});

describe('making a board', () => {
  test('gives it as the server keeps it', async () => {
    const { server, boards } = opened();
    server.on('Board.create', ({ name, privacy }) =>
      aWireAnswer(aWireBoard({ name: String(name), privacy: privacy as 'secret', slug: 'lamps' })),
    );
    expect(await boards.create({ name: 'Lamps', privacy: 'secret' })).toMatchObject({
      kind: 'created',
      board: { name: 'Lamps', privacy: 'secret', slug: 'lamps' },
    });
  });

  test('may be refused', async () => {
    const { server, boards } = opened();
    const fields = [{ name: 'name', problem: 'too_long', limit: 50 } as const];
    server.on('Board.create', aWireFailure('invalid_parameter', { fields }));
    expect(await boards.create({ name: 'x'.repeat(51), privacy: 'public' })).toEqual({
      kind: 'refused',
      message: 'Invalid parameters.',
      fields,
    });
  });
});
