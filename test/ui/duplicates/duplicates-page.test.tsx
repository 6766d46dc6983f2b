// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { noAnswer, WireServer } from '../../adapters/wire-server.ts';
import { aViewer } from '../../builders/a-user.ts';
import { aWireAnswer, aWireFailure } from '../../builders/a-wire-answer.ts';
import { aWireBoard, aWireBoardShort } from '../../builders/a-wire-board.ts';
import { aWirePin } from '../../builders/a-wire-pin.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { openApp } from '../support/open-app.tsx';

fillBrowserGaps();
afterEach(cleanup);

const HOME = aWireBoardShort({ id: '21', name: 'Home', url: '/ann/home/' });
const GIFTS = aWireBoardShort({ id: '22', name: 'Gifts', url: '/ann/gifts/', privacy: 'secret' });
const pinOf = (id: string, title: string, fields: Parameters<typeof aWirePin>[0] = {}) =>
  aWirePin({ id, title, board: HOME, ...fields });
const PINS = [
  pinOf('1', 'Chair', { link: 'https://shop.test/chair', domain: 'shop.test' }),
  pinOf('2', 'Chair again', { board: GIFTS, unified_user_note: 'For Bob' }),
  pinOf('3', 'Chair with text'),
  pinOf('4', 'Cup'),
  pinOf('5', 'Cup too'),
];
const FOUND = {
  results: PINS,
  groups: [
    { pin_ids: ['1', '2', '3'], levels: ['same_picture', 'same_picture', 'looks_same'] },
    { pin_ids: ['4', '5'], levels: ['same_picture', 'same_picture'] },
  ],
  group_count: 2,
  same_picture_count: 2,
  state: 'found',
  done: 0,
  total: 0,
};
const NONE = { ...FOUND, results: [], groups: [], group_count: 0, same_picture_count: 0 };
const merged = (fields: Record<string, unknown> = {}) =>
  aWireAnswer({ merge_id: '900', removed_ids: ['2', '3'], kept_ids: ['1'], stays: [], left: 0, ...fields });

const aServer = (found: unknown = FOUND) => new WireServer().on('DuplicateGroups.get', aWireAnswer(found));
const open = (server = aServer(), at = '/settings/duplicates') => openApp({ at, server, viewer: aViewer() });
const group = (number: number) => screen.findByRole('region', { name: new RegExp(`^Group ${number}`) });
const press = async (app: ReturnType<typeof open>, within_: HTMLElement, name: string) =>
  app.user.click(within(within_).getByRole('button', { name }));

describe('the list of duplicates', () => {
  test('shows each pin with its board, link and note, and has the best one chosen', async () => {
    open();
    const first = within(await group(1));
    const choices = first.getAllByRole<HTMLInputElement>('radio');
    expect(choices.map(({ checked }) => checked)).toEqual([true, false, false]);
    expect(choices.map((choice) => choice.getAttribute('aria-label'))).toEqual([
      'Keep this Pin: Chair',
      'Keep this Pin: Chair again',
      'Keep this Pin: Chair with text',
    ]);
    expect(first.getByText('Note: For Bob')).toBeDefined();
    expect(first.getByText('Secret board')).toBeDefined();
    expect(first.getByText('shop.test')).toBeDefined();
    expect(first.getByRole('link', { name: 'Gifts' }).getAttribute('href')).toBe('/ann/gifts/');
    expect(first.getAllByText('Looks the same')).toHaveLength(2);
    expect(within(await group(2)).getAllByText('Same image')).toHaveLength(1);
  });

  test('of a board asks for that board, and leads to all boards when there are none', async () => {
    const server = aServer(NONE).on('Board.get', aWireAnswer(aWireBoard({ id: '21', name: 'Home' })));
    open(server, '/board/21/duplicates');
    await screen.findByRole('heading', { name: 'Duplicate Pins on Home' });
    expect(server.optionsOf('DuplicateGroups.get')).toEqual([{ board_id: '21' }]);
    const all = await screen.findByRole('link', { name: 'Find duplicates on all boards' });
    expect(all.getAttribute('href')).toBe('/settings/duplicates');
  });

  test('tells how far the comparison is, and goes on by itself', async () => {
    let asked = 0;
    const held = Promise.withResolvers<void>();
    const comparing = { ...NONE, state: 'comparing', done: 400, total: 1000 };
    open(
      new WireServer().on('DuplicateGroups.get', async () => {
        asked += 1;
        if (asked === 2) await held.promise;
        return aWireAnswer(asked < 3 ? comparing : FOUND);
      }),
    );
    expect(await screen.findByText('400 of 1,000')).toBeDefined();
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe('400');
    held.resolve();
    expect(await group(1)).toBeDefined();
    expect(asked).toBe(3);
  });

  test('can be tried again when the comparison stops', async () => {
    let asked = 0;
    const app = open(
      new WireServer().on('DuplicateGroups.get', () => {
        asked += 1;
        if (asked === 2) return noAnswer();
        return aWireAnswer(asked === 1 ? { ...NONE, state: 'comparing', done: 1, total: 9 } : FOUND);
      }),
    );
    const stopped = await screen.findByRole('alert');
    await press(app, stopped, 'Try again');
    expect(await group(1)).toBeDefined();
  });

  test('says when there are none', async () => {
    open(aServer(NONE));
    expect(await screen.findByText('All your Pins here show different images.')).toBeDefined();
  });
});

describe('a merge', () => {
  test('keeps the chosen pin, says what stays and why, and can be undone', async () => {
    const server = aServer()
      .on('DuplicateMerge.create', merged({ removed_ids: ['1'], stays: [{ pin_id: '3', why: 'privacy' }] }))
      .on('DuplicateMerge.delete', aWireAnswer({ restored_ids: ['1'] }));
    const app = open(server);
    const first = await group(1);
    await app.user.click(within(first).getByRole('radio', { name: /Chair again/ }));
    await press(app, first, 'Merge');
    expect(await within(first).findByText('1 Pin merged')).toBeDefined();
    expect(server.optionsOf('DuplicateMerge.create')).toEqual([
      { merges: [{ keep_id: '2', pin_ids: ['1', '3'] }] },
    ]);
    expect(within(first).getByText(/1 Pin stays, because more people can see/)).toBeDefined();
    expect(screen.getByText('1 group')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Merge 1 Pin with the same image' })).toBeDefined();
    expect(document.activeElement).toBe(first);
    await press(app, first, 'Undo');
    expect((await within(first).findAllByRole('radio')).length).toBe(3);
    expect(server.optionsOf('DuplicateMerge.delete')).toEqual([{ merge_id: '900' }]);
  });

  test('that fails leaves the group as it was', async () => {
    const app = open(aServer().on('DuplicateMerge.create', aWireFailure('unavailable')));
    const first = await group(1);
    await press(app, first, 'Merge');
    expect(await screen.findByText(/The service is busy|Something went wrong/)).toBeDefined();
    expect(within(first).getAllByRole('radio')).toHaveLength(3);
  });

  test('of all goes on until nothing is left, without groups in which something stays', async () => {
    let calls = 0;
    const server = aServer().on('DuplicateMergeAll.create', () => {
      calls += 1;
      return calls === 1
        ? merged({ kept_ids: ['1', '4'], stays: [{ pin_id: '5', why: 'place' }], left: 3 })
        : merged({ merge_id: '901', removed_ids: ['9'], kept_ids: ['8'] });
    });
    server.on('DuplicateMerge.delete', aWireAnswer({ restored_ids: [] }));
    const app = open(server);
    await group(1);
    server.on('DuplicateGroups.get', aWireAnswer(NONE));
    await app.user.click(screen.getByRole('button', { name: 'Merge 2 Pins with the same image' }));
    expect(await within(screen.getByRole('main')).findByText('3 Pins merged')).toBeDefined();
    expect(await screen.findByText('1 Pin stays where it is.')).toBeDefined();
    expect(await screen.findByText('No duplicates')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect(server.optionsOf('DuplicateMergeAll.create')).toEqual([
      { without_ids: [] },
      { without_ids: ['1', '4'] },
    ]);
    // In the toast, and on the page for when the toast is gone.
    const [undo] = within(screen.getByRole('main')).getAllByRole('button', { name: 'Undo' });
    server.on('DuplicateGroups.get', aWireAnswer(FOUND));
    await app.user.click(undo!);
    expect(await group(1)).toBeDefined();
    expect(within(screen.getByRole('main')).queryByText('3 Pins merged')).toBeNull();
    expect(server.optionsOf('DuplicateMerge.delete')).toEqual([{ merge_id: '901' }, { merge_id: '900' }]);
  });
});

test('pins that are no duplicates are said so, and taken back', async () => {
  const server = aServer()
    .on('DistinctPins.create', aWireAnswer({ id: '800' }))
    .on('DistinctPins.delete', aWireAnswer({ ok: true }));
  const app = open(server);
  const second = await group(2);
  await press(app, second, 'Not duplicates');
  expect(await within(second).findByText('We won’t show these as duplicates again.')).toBeDefined();
  expect(server.optionsOf('DistinctPins.create')).toEqual([{ pin_ids: ['4', '5'] }]);
  await press(app, second, 'Undo');
  expect(await within(second).findAllByRole('radio')).toHaveLength(2);
  expect(server.optionsOf('DistinctPins.delete')).toEqual([{ id: '800' }]);
});
