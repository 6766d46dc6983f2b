import { describe, expect, test } from 'vitest';
import { HttpBoardEditGateway } from '../../../src/adapters/http/boards/http-board-edit-gateway.ts';
import { HttpPinBatchGateway } from '../../../src/adapters/http/pins/http-pin-batch-gateway.ts';
import { HttpProfileViewGateway } from '../../../src/adapters/http/people/http-profile-view-gateway.ts';
import { HttpSectionGateway } from '../../../src/adapters/http/boards/http-section-gateway.ts';
import { ResourceClient } from '../../../src/adapters/http/client/resource-client.ts';
import { toBoardId, toPinId, toSectionId } from '../../../src/domain/ids/ids.ts';
import { profileView } from '../../../src/domain/surfaces/profile-view.ts';
import { aWireAnswer, aWireFailure } from '../../builders/a-wire-answer.ts';
import { aWireBoard, aWireSection } from '../../builders/a-wire-board.ts';
import { WireServer } from '../wire-server.ts';

const BOARD = toBoardId('21');
const SECTION = toSectionId('31');
const PINS = [toPinId('101'), toPinId('102')];

function opened() {
  const server = new WireServer();
  const calls = new ResourceClient(server, () => null);
  return {
    server,
    boards: new HttpBoardEditGateway(calls),
    sections: new HttpSectionGateway(calls),
    pins: new HttpPinBatchGateway(calls),
    view: new HttpProfileViewGateway(calls),
  };
}

const OK = aWireAnswer({ ok: true });
const REFUSED = aWireFailure('forbidden');
const refused = { kind: 'refused', message: 'You are not allowed to do that.' };

describe('a board', () => {
  test('is read by its id', async () => {
    const { server, boards } = opened();
    server.on('Board.get', aWireAnswer(aWireBoard({ name: 'Lamps' })));
    expect((await boards.find(BOARD))?.name).toBe('Lamps');
    expect(server.optionsOf('Board.get')).toMatchObject([{ board_id: '21' }]);
    server.on('Board.get', aWireFailure('board_not_found'));
    expect(await boards.find(BOARD)).toBeUndefined();
  });

  test('is changed in the parts that are named', async () => {
    const { server, boards } = opened();
    server.on('Board.update', aWireAnswer(aWireBoard({ name: 'Lamps', slug: 'lamps' })));
    const outcome = await boards.update(BOARD, { name: 'Lamps', coverPinId: toPinId('101') });
    expect(outcome).toMatchObject({ kind: 'changed', board: { slug: 'lamps' } });
    expect(server.optionsOf('Board.update')).toEqual([
      { board_id: '21', name: 'Lamps', cover_pin_id: '101' },
    ]);
  });

  test('is archived and brought back', async () => {
    const { server, boards } = opened();
    server.on('BoardArchive.update', ({ archived }) =>
      aWireAnswer(aWireBoard({ is_archived: archived === true })),
    );
    expect(await boards.archive(BOARD, true)).toMatchObject({ board: { isArchived: true } });
    expect(await boards.archive(BOARD, false)).toMatchObject({ board: { isArchived: false } });
  });

  test('is deleted by its id', async () => {
    const { server, boards } = opened();
    server.on('Board.delete', OK);
    expect(await boards.remove(BOARD)).toEqual({ kind: 'done' });
    expect(server.optionsOf('Board.delete')).toEqual([{ board_id: '21' }]);
  });

  test('has its place among the others', async () => {
    const { server, boards } = opened();
    server.on('BoardReorder.update', OK);
    expect(await boards.reorder([BOARD, toBoardId('22')])).toEqual({ kind: 'done' });
    expect(server.optionsOf('BoardReorder.update')).toEqual([{ board_ids: ['21', '22'] }]);
  });

  test('of somebody else stays as it is', async () => {
    const { server, boards } = opened();
    for (const call of ['Board.update', 'BoardArchive.update', 'Board.delete']) server.on(call, REFUSED);
    expect(await boards.update(BOARD, { name: 'x' })).toMatchObject(refused);
    expect(await boards.archive(BOARD, true)).toMatchObject(refused);
    expect(await boards.remove(BOARD)).toMatchObject(refused);
  });
});

describe('sections', () => {
  test('are read to their end', async () => {
    const { server, sections } = opened();
    server.on('BoardSections.get', ({ bookmarks }) =>
      bookmarks === undefined
        ? aWireAnswer([aWireSection()], { bookmark: 'two' })
        : aWireAnswer([aWireSection({ id: '32', title: 'Lamps' })]),
    );
    expect((await sections.ofBoard(BOARD))?.map(({ title }) => title)).toEqual(['Chairs', 'Lamps']);
  });

  test('of a board that is not there are none', async () => {
    const { server, sections } = opened();
    server.on('BoardSections.get', aWireFailure('board_not_found'));
    expect(await sections.ofBoard(BOARD)).toBeUndefined();
  });

  test('are found by address and by id', async () => {
    const { server, sections } = opened();
    server.on('BoardSection.get', aWireAnswer(aWireSection()));
    const address = { username: 'ann', boardSlug: 'home', sectionSlug: 'chairs' };
    expect((await sections.find(address))?.title).toBe('Chairs');
    expect((await sections.findById(SECTION))?.title).toBe('Chairs');
    expect(server.optionsOf('BoardSection.get')).toEqual([
      { username: 'ann', board_slug: 'home', section_slug: 'chairs' },
      { section_id: '31' },
    ]);
    server.on('BoardSection.get', aWireFailure('section_not_found'));
    expect(await sections.findById(SECTION)).toBeUndefined();
  });

  test('are made, renamed, moved and deleted', async () => {
    const { server, sections } = opened();
    const answer = aWireAnswer(aWireSection({ title: 'Lamps' }));
    server.on('BoardSection.create', answer).on('BoardSectionEdit.update', answer);
    server.on('BoardSectionEdit.delete', OK);
    const done = { kind: 'done', section: { title: 'Lamps' } };
    expect(await sections.create(BOARD, 'Lamps')).toMatchObject(done);
    expect(await sections.update(SECTION, { name: 'Lamps' })).toMatchObject(done);
    expect(await sections.update(SECTION, { afterSectionId: null })).toMatchObject(done);
    expect(await sections.remove(SECTION)).toEqual({ kind: 'done' });
    expect(server.optionsOf('BoardSection.create')).toEqual([{ board_id: '21', name: 'Lamps' }]);
    expect(server.optionsOf('BoardSectionEdit.update')).toEqual([
      { section_id: '31', name: 'Lamps' },
      { section_id: '31', after_section_id: null },
    ]);
  });

  test('may be refused', async () => {
    const { server, sections } = opened();
    server.on('BoardSection.create', REFUSED);
    expect(await sections.create(BOARD, 'Lamps')).toMatchObject(refused);
  });
});

describe('moved pins', () => {
  test('are told with the places where they were', async () => {
    const { server, pins } = opened();
    server.on(
      'BulkEdit.update',
      aWireAnswer({
        ok_ids: ['101', '102'],
        failed: [],
        moved_from: [
          { board_id: '20', section_id: null, pin_ids: ['101'] },
          { board_id: '20', section_id: '30', pin_ids: ['102'] },
        ],
      }),
    );
    expect(await pins.move(PINS, { boardId: BOARD, sectionId: null })).toMatchObject({
      movedFrom: [
        { from: { boardId: '20', sectionId: null }, pinIds: ['101'] },
        { from: { boardId: '20', sectionId: '30' }, pinIds: ['102'] },
      ],
    });
  });
});

describe('many pins', () => {
  const target = { boardId: BOARD, sectionId: SECTION };
  const options = { pin_ids: ['101', '102'], board_id: '21', section_id: '31' };

  test('tell how each of them fared', async () => {
    const { server, pins } = opened();
    const answer = aWireAnswer({ ok_ids: ['101'], failed: [{ id: '102', code: 7, message: 'No.' }] });
    server.on('BulkEdit.update', answer).on('BulkEdit.create', answer).on('BulkEdit.delete', answer);
    const outcome = { kind: 'done', ok: ['101'], failed: ['102'] };
    expect(await pins.move(PINS, target)).toEqual({ ...outcome, movedFrom: [] });
    expect(await pins.copy(PINS, target)).toEqual(outcome);
    expect(await pins.remove(PINS, { ...target, sectionId: null })).toEqual(outcome);
    expect(server.optionsOf('BulkEdit.update')).toEqual([options]);
    expect(server.optionsOf('BulkEdit.create')).toEqual([options]);
    expect(server.optionsOf('BulkEdit.delete')).toEqual([{ pin_ids: ['101', '102'], board_id: '21' }]);
  });

  test('are all refused when none of them worked', async () => {
    const { server, pins } = opened();
    server.on('BulkEdit.update', REFUSED);
    expect(await pins.move(PINS, target)).toMatchObject(refused);
  });

  test('are everything but the ones to keep', async () => {
    const { server, pins } = opened();
    server.on('BulkEditSelectAll.delete', aWireAnswer({ deleted_count: 8 }));
    expect(await pins.removeAllBut(PINS, target)).toEqual({ kind: 'done' });
    expect(server.optionsOf('BulkEditSelectAll.delete')).toEqual([options]);
  });

  test('one is deleted with what came with it; one that is gone is gone', async () => {
    const { server, pins } = opened();
    server.on('Pin.delete', aWireAnswer({ id: '101' }));
    expect(await pins.removeOne(toPinId('101'), 'track')).toEqual({ kind: 'done' });
    expect(server.optionsOf('Pin.delete')).toEqual([{ id: '101', client_tracking_params: 'track' }]);
    server.on('Pin.delete', aWireFailure('pin_not_found'));
    expect(await pins.removeOne(toPinId('101'), '')).toEqual({ kind: 'done' });
    server.on('Pin.delete', REFUSED);
    expect(await pins.removeOne(toPinId('101'), '')).toMatchObject(refused);
  });

  test('one is put behind another, or first', async () => {
    const { server, pins } = opened();
    server.on('BoardPinReorder.update', OK);
    await pins.reorder(BOARD, toPinId('102'), toPinId('101'));
    await pins.reorder(BOARD, toPinId('102'), null);
    expect(server.optionsOf('BoardPinReorder.update')).toEqual([
      { board_id: '21', pin_id: '102', after_pin_id: '101' },
      { board_id: '21', pin_id: '102' },
    ]);
  });
});

describe('the view of the profile', () => {
  test('is the usual one until something is kept', async () => {
    const { server, view } = opened();
    server.on('UserSettings.get', aWireAnswer({}));
    expect(await view.read()).toEqual(profileView({}));
  });

  test('is read as it was kept', async () => {
    const { server, view } = opened();
    const wanted = profileView({ boardPinDensity: 'dense', boardSort: 'custom', pinFilter: 'COLORS' });
    server.on('UserSettings.update', aWireAnswer({}));
    await view.keep(wanted);
    server.on('UserSettings.get', aWireAnswer(server.optionsOf('UserSettings.update')[0]));
    expect(await view.read()).toEqual(wanted);
  });
});
