import { describe, expect, test } from 'vitest';
import { HttpSaveGateway } from '../../../../src/adapters/http/pins/http-save-gateway.ts';
import { ResourceClient } from '../../../../src/adapters/http/client/resource-client.ts';
import type { NewSave } from '../../../../src/application/ports/pins/save-gateway.ts';
import { ServiceError } from '../../../../src/application/ports/service-error.ts';
import { toBoardId, toPinId, toSectionId, toUserId } from '../../../../src/domain/ids/ids.ts';
import { productFacts } from '../../../../src/domain/pins/product-facts.ts';
import { NO_PRODUCT } from '../../../../src/domain/pins/product-texts.ts';
import { aWireAnswer, aWireFailure } from '../../../builders/a-wire-answer.ts';
import { aWireBoard, aWireBoardShort } from '../../../builders/a-wire-board.ts';
import { aWirePin } from '../../../builders/a-wire-pin.ts';
import { WireServer } from '../../wire-server.ts';

function opened() {
  const server = new WireServer();
  return { server, saves: new HttpSaveGateway(new ResourceClient(server, () => null)) };
}

const SAVE: NewSave = {
  pinId: toPinId('7'),
  userId: toUserId('11'),
  boardId: toBoardId('21'),
  sectionId: toSectionId('31'),
  trackingParams: 'from-home',
};

describe('saving a pin', () => {
  test('tells what is saved, where to, by whom and from where', async () => {
    const { server, saves } = opened();
    server.on('Repin.create', aWireAnswer(aWirePin({ id: '900' })));
    expect(await saves.save(SAVE)).toMatchObject({
      kind: 'saved',
      copy: { entityId: '900', board: { entityId: '21', url: '/ann/home/' } },
    });
    expect(server.optionsOf('Repin.create')).toEqual([
      {
        pin_id: '7',
        user_id: '11',
        board_id: '21',
        section: '31',
        clientTrackingParams: 'from-home',
        disable_event_log_info: true,
      },
    ]);
  });

  test('to the profile names neither board nor section', async () => {
    const { server, saves } = opened();
    server.on('Repin.create', aWireAnswer(aWirePin()));
    await saves.save({ ...SAVE, boardId: null, sectionId: null });
    expect(Object.keys(server.optionsOf('Repin.create')[0]!)).toEqual([
      'pin_id',
      'user_id',
      'clientTrackingParams',
      'disable_event_log_info',
    ]);
  });

  test('can give the copy words of its own', async () => {
    const { server, saves } = opened();
    server.on('Repin.create', aWireAnswer(aWirePin()));
    await saves.save({ ...SAVE, texts: { title: 'Mine', description: '', note: 'For the hall' } });
    expect(server.optionsOf('Repin.create')[0]).toMatchObject({ title: 'Mine', note: 'For the hall' });
  });

  test('may be refused in the words of the server', async () => {
    const { server, saves } = opened();
    server.on('Repin.create', aWireFailure('limit_reached', { message: 'Board is full' }));
    expect(await saves.save(SAVE)).toMatchObject({ kind: 'refused', message: 'Board is full' });
  });
});

describe('changing a pin', () => {
  test('sends what a thing costs, and names fields as the form does', async () => {
    const { server, saves } = opened();
    server.on('Pin.update', aWireAnswer(aWirePin()));
    const product = productFacts({ ...NO_PRODUCT, price: '10', standardPrice: '12', currency: 'EUR' });
    await saves.change(toPinId('7'), { product });
    await saves.change(toPinId('7'), { product: null });
    expect(server.optionsOf('Pin.update')).toEqual([
      { id: '7', product: { price: 10, standard_price: 12, currency: 'EUR', availability: 'in_stock' } },
      { id: '7', product: null },
    ]);

    const fields = [{ name: 'product.standard_price', problem: 'out_of_range' as const }];
    server.on('Pin.update', aWireFailure('invalid_parameter', { fields }));
    expect(await saves.change(toPinId('7'), { product })).toMatchObject({
      kind: 'refused',
      fields: [{ name: 'product.standardPrice', problem: 'out_of_range' }],
    });
  });

  test('sends only what is to change', async () => {
    const { server, saves } = opened();
    server.on('Pin.update', aWireAnswer(aWirePin({ title: 'Oak' })));
    expect(await saves.change(toPinId('7'), { title: 'Oak', altText: '' })).toMatchObject({
      kind: 'changed',
      pin: { title: 'Oak' },
    });
    expect(server.optionsOf('Pin.update')).toEqual([{ id: '7', title: 'Oak', alt_text: '' }]);
  });

  test('moves it, out of its section too', async () => {
    const { server, saves } = opened();
    server.on('Pin.update', aWireAnswer(aWirePin()));
    await saves.change(toPinId('7'), { place: { boardId: toBoardId('22'), sectionId: null } });
    expect(server.optionsOf('Pin.update')).toEqual([{ id: '7', board_id: '22', section: null }]);
  });

  test('may be refused, with the fields under the names of the form', async () => {
    const { server, saves } = opened();
    server.on(
      'Pin.update',
      aWireFailure('invalid_parameter', { fields: [{ name: 'alt_text', problem: 'too_long', limit: 500 }] }),
    );
    expect(await saves.change(toPinId('7'), { altText: 'x' })).toMatchObject({
      kind: 'refused',
      fields: [{ name: 'altText' }],
    });
  });
});

describe('the board of quick saves', () => {
  test('is made when it is not there, and given back when it is', async () => {
    const { server, saves } = opened();
    server.on('Board.create', aWireAnswer(aWireBoard({ id: '88', layout: 'quick_saves' })));
    expect(await saves.quickSavesBoard(toUserId('11'))).toEqual({ kind: 'board', boardId: '88' });
    expect(server.optionsOf('Board.create')).toEqual([
      { name: 'Quick Saves', layout: 'quick_saves', protected: false, return_existing: true, user_id: '11' },
    ]);
  });

  test('may be refused', async () => {
    const { server, saves } = opened();
    server.on('Board.create', aWireFailure('limit_reached'));
    expect(await saves.quickSavesBoard(toUserId('11'))).toMatchObject({ kind: 'refused' });
  });
});

describe('deleting a copy', () => {
  const COPY = { pinId: toPinId('900'), boardId: toBoardId('21'), trackingParams: 'from-home' };

  test('names the copy, its board and where it was seen', async () => {
    const { server, saves } = opened();
    server.on('Pin.delete', aWireAnswer({ id: '900' }));
    expect(await saves.delete(COPY)).toEqual({ kind: 'deleted' });
    expect(server.optionsOf('Pin.delete')).toEqual([
      { id: '900', board_id: '21', client_tracking_params: 'from-home' },
    ]);
  });

  test('that is gone already is fine', async () => {
    const { server, saves } = opened();
    server.on('Pin.delete', aWireFailure('pin_not_found'));
    expect(await saves.delete(COPY)).toEqual({ kind: 'deleted' });
  });

  test('may be refused', async () => {
    const { server, saves } = opened();
    server.on('Pin.delete', aWireFailure('forbidden'));
    expect(await saves.delete(COPY)).toMatchObject({ kind: 'refused' });
  });

  test('fails when the server is broken', async () => {
    const { server, saves } = opened();
    server.on('Pin.delete', aWireFailure('internal'));
    await expect(saves.delete(COPY)).rejects.toThrow(ServiceError);
  });
});

describe('the places to save to', () => {
  test('are boards, those that suit the pin apart', async () => {
    const { server, saves } = opened();
    const [home, lamps] = [aWireBoardShort({ id: '21' }), aWireBoardShort({ id: '22', name: 'Lamps' })];
    server.on('BoardPickerBoards.get', aWireAnswer({ all_boards: [home, lamps], boards_shortlist: [lamps] }));
    const { all, suggested } = await saves.boards(toPinId('7'));
    expect(all.map(({ entityId }) => entityId)).toEqual(['21', '22']);
    expect(suggested.map(({ name }) => name)).toEqual(['Lamps']);
    expect(server.optionsOf('BoardPickerBoards.get')).toEqual([{ pin_id: '7' }]);
  });

  test('are there for a pin that has just been deleted, too', async () => {
    const { server, saves } = opened();
    server.on('BoardPickerBoards.get', ({ pin_id }) =>
      pin_id === undefined
        ? aWireAnswer({ all_boards: [aWireBoardShort()], boards_shortlist: [] })
        : aWireFailure('pin_not_found'),
    );
    expect((await saves.boards(toPinId('7'))).all).toHaveLength(1);
  });
});
