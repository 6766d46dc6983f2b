import { describe, expect, test } from 'vitest';
import { toBoardId, toPinId } from '../../../src/domain/ids/ids.ts';
import { mergePlan, type MergedPin, type MergePlace } from '../../../src/domain/duplicates/merge-plan.ts';

const place = (id: string, fields: Partial<MergePlace> = {}): MergePlace => ({
  boardId: toBoardId(id),
  privacy: 'public',
  isShared: false,
  ...fields,
});
const aPin = (id: string, on: MergePlace, fields: Partial<MergedPin> = {}): MergedPin => ({
  pinId: toPinId(id),
  place: on,
  note: null,
  mayDelete: true,
  mayAdd: true,
  ...fields,
});
const plan = (kept: MergedPin, others: readonly MergedPin[], boards: readonly string[] = []) =>
  mergePlan(kept, others, new Set(boards.map(toBoardId)));

const HOME = place('1');
const GARDEN = place('2');
const SECRET = place('3', { privacy: 'secret' });
const LINKED = place('4', { privacy: 'protected' });
const LONG = 'x'.repeat(300);

test('others are removed, and each of their boards gets one copy, unless the kept pin is there', () => {
  const others = [aPin('11', HOME), aPin('12', GARDEN), aPin('13', GARDEN), aPin('14', LINKED)];
  expect(plan(aPin('10', HOME), others, ['4'])).toEqual({
    removed: ['11', '12', '13', '14'],
    copies: [{ replaces: '12', note: null }],
    note: null,
    stays: [],
  });
});

describe('notes', () => {
  test('of the same board are joined, each once', () => {
    const others = ['One', 'Two', 'One', null].map((note, at) => aPin(`1${at}`, HOME, { note }));
    expect(plan(aPin('9', HOME), others)).toMatchObject({ note: 'One\nTwo', stays: [] });
  });

  test('of another board go to its copy, and to a kept pin without one', () => {
    const other = aPin('11', GARDEN, { note: 'Mine' });
    expect(plan(aPin('10', HOME), [other])).toMatchObject({
      copies: [{ replaces: '11', note: 'Mine' }],
      note: 'Mine',
    });
    expect(plan(aPin('10', HOME, { note: 'Kept' }), [other])).toMatchObject({
      copies: [{ replaces: '11', note: 'Mine' }],
      note: 'Kept',
    });
  });

  test('that fit nowhere keep their pin', () => {
    const others = [aPin('11', HOME, { note: `a${LONG}` }), aPin('12', HOME, { note: `b${LONG}` })];
    expect(plan(aPin('10', HOME), others)).toEqual({
      removed: ['11'],
      copies: [],
      note: `a${LONG}`,
      stays: [{ pinId: '12', why: 'note' }],
    });
    const secret = aPin('13', SECRET, { note: 'Gift' });
    expect(plan(aPin('10', HOME), [secret], ['3']).stays).toEqual([{ pinId: '13', why: 'note' }]);
  });

  test('of a secret board, or for a board of several people, are not told', () => {
    const shared = place('5', { isShared: true });
    expect(plan(aPin('10', HOME), [aPin('11', SECRET, { note: 'Gift' })])).toMatchObject({
      copies: [{ replaces: '11', note: 'Gift' }],
      note: null,
    });
    expect(plan(aPin('10', HOME, { note: 'Mine' }), [aPin('11', shared)])).toMatchObject({
      copies: [{ replaces: '11', note: null }],
    });
  });
});

describe('what is secret', () => {
  test('is not copied to a board that more people see', () => {
    for (const open of [HOME, LINKED, place('5', { privacy: 'secret', isShared: true })])
      expect(plan(aPin('10', SECRET), [aPin('11', open)])).toMatchObject({
        removed: [],
        stays: [{ pinId: '11', why: 'privacy' }],
      });
    expect(plan(aPin('10', LINKED), [aPin('11', HOME)]).stays).toHaveLength(1);
  });

  test('is copied to a secret board of one’s own, and public pins to every board', () => {
    const other = place('5', { privacy: 'secret' });
    expect(plan(aPin('10', SECRET), [aPin('11', other)]).removed).toEqual(['11']);
    expect(plan(aPin('10', HOME), [aPin('11', SECRET), aPin('12', LINKED)]).removed).toEqual(['11', '12']);
  });
});

test('pins stay that may not be deleted, or whose board takes no more from the person', () => {
  const others = [aPin('11', HOME, { mayDelete: false }), aPin('12', GARDEN, { mayAdd: false })];
  expect(plan(aPin('10', HOME), others)).toMatchObject({
    removed: [],
    stays: [
      { pinId: '11', why: 'place' },
      { pinId: '12', why: 'place' },
    ],
  });
});
