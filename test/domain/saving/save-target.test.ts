import { expect, test } from 'vitest';
import {
  asksForPlace,
  asksForQuickSavesBoard,
  preselectedBoard,
  preselectsProfile,
  quickSaveApplies,
  saveForm,
} from '../../../src/domain/saving/save-target.ts';
import { toBoardId } from '../../../src/domain/ids/ids.ts';
import { aBoardShort } from '../../builders/a-board.ts';

const boards = (count: number) =>
  Array.from({ length: count }, (_, index) => aBoardShort({ name: `Board ${index}` }));
const groups = (enabled: boolean) => ({ profile_saves_for_all: enabled ? 'enabled' : 'control' });
const quickSaves = aBoardShort({ name: 'Quick saves', layout: 'quick_saves' });

test.each([
  [0, 'classic'],
  [1, 'inline'],
  [undefined, 'inline'],
] as const)('behaviour %s saves %s', (behavior, form) => {
  expect(saveForm(behavior)).toBe(form);
});

test('with fewer than five boards the profile is preselected', () => {
  expect(preselectsProfile(4)).toBe(true);
  expect(preselectsProfile(5)).toBe(false);
});

test('from five boards on a tap saves to the last used one', () => {
  expect(preselectedBoard('inline', boards(4))).toBeNull();
  expect(preselectedBoard('inline', boards(5))?.name).toBe('Board 0');
});

test('the quick saves count as no board', () => {
  expect(preselectedBoard('inline', [quickSaves, ...boards(4)])).toBeNull();
  expect(preselectedBoard('inline', [quickSaves, ...boards(5)])?.name).toBe('Board 0');
});

test('after the first choice of the session a tap saves to the place chosen last', () => {
  const few = [quickSaves, ...['41', '42'].map((id) => aBoardShort({ entityId: toBoardId(id) }))];
  expect(preselectedBoard('inline', few)).toBeNull();
  expect(preselectedBoard('inline', few, toBoardId('42'))?.entityId).toBe('42');
  expect(preselectedBoard('inline', boards(5), null)).toBeNull();
});

test('what was chosen and is gone, or is the quick saves, is not chosen any more', () => {
  expect(preselectedBoard('inline', boards(4), toBoardId('999'))).toBeNull();
  expect(preselectedBoard('inline', boards(5), toBoardId('999'))?.name).toBe('Board 0');
  expect(preselectedBoard('inline', [quickSaves], quickSaves.entityId)).toBeNull();
  expect(preselectedBoard('classic', boards(9), boards(1)[0]!.entityId)).toBeNull();
});

test('a classic save goes to the profile, however many boards there are', () => {
  expect(preselectedBoard('classic', boards(9))).toBeNull();
});

test.each([
  [false, false, false],
  [true, false, true],
  [false, true, true],
])(
  'with a quick-saves board %s and saving to the profile for all %s, quick saves apply: %s',
  (has, forAll, applies) => {
    expect(quickSaveApplies({ has_quicksave_board: has }, groups(forAll))).toBe(applies);
  },
);

test.each([
  ['to the profile without quick saves asks', null, undefined, false, true],
  ['to the profile with quick saves does not ask', null, undefined, true, false],
  ['to the profile that was chosen does not ask', null, null, false, false],
  ['to a board does not ask', toBoardId('41'), undefined, false, false],
  ['to the profile, as the chosen board is gone, asks', null, toBoardId('41'), false, true],
] as const)('a tap that would save %s for the place', (_, target, lastChoice, applies, asks) => {
  expect(asksForPlace(target, lastChoice, applies)).toBe(asks);
});

test('the board of quick saves is asked for in the experiment alone, by who seems to have none', () => {
  expect(asksForQuickSavesBoard({ has_quicksave_board: true }, groups(true))).toBe(false);
  expect(asksForQuickSavesBoard({ has_quicksave_board: false }, groups(false))).toBe(false);
  expect(asksForQuickSavesBoard({ has_quicksave_board: false }, {})).toBe(false);
  expect(asksForQuickSavesBoard({ has_quicksave_board: false }, groups(true))).toBe(true);
});
