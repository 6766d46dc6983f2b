import { describe, expect, test } from 'vitest';
import { toBoardId, toPinId, toSectionId } from '../../../src/domain/ids/ids.ts';
import type { SavedInfo } from '../../../src/domain/pins/pin-relations.ts';
import {
  copyToTakeBack,
  isOwnCopy,
  originalIdOf,
  savedInfoOf,
  shownPlace,
} from '../../../src/domain/saving/saved-copy.ts';
import { aBoardShort, aSection } from '../../builders/a-board.ts';
import { aPin } from '../../builders/a-pin.ts';

const savedInfo: SavedInfo = {
  localPinId: toPinId('5'),
  boardId: toBoardId('21'),
  sectionId: null,
  title: 'Home',
  type: 'board',
  url: '/ann/home/',
};
const home = aBoardShort({ entityId: toBoardId('21'), name: 'Home', url: '/ann/home/' });
const chairs = aSection({ entityId: toSectionId('31'), title: 'Chairs', slug: 'chairs' });

test('copies share the id of their original', () => {
  expect(originalIdOf(aPin({ entityId: toPinId('7') }))).toBe('7');
  expect(originalIdOf(aPin({ entityId: toPinId('8'), originalPinId: toPinId('7') }))).toBe('7');
});

describe('taking a save back', () => {
  test('deletes the copy of a pin of somebody else', () => {
    expect(copyToTakeBack(aPin({ savedInfo }))).toBe(savedInfo);
  });

  test('deletes an own copy that is looked at', () => {
    const copy = aPin({ entityId: toPinId('5'), isRepin: true, savedInfo });
    expect(copyToTakeBack(copy)).toBe(savedInfo);
    expect(isOwnCopy(copy)).toBe(true);
  });

  test('never deletes a pin that somebody made', () => {
    const work = aPin({ entityId: toPinId('5'), isRepin: false, savedInfo });
    expect(copyToTakeBack(work)).toBeNull();
    expect(isOwnCopy(work)).toBe(false);
  });

  test('has nothing to delete where nothing was saved', () => {
    expect(copyToTakeBack(aPin())).toBeNull();
  });
});

describe('the place of a new copy', () => {
  test.each([
    ['a board', home, null, { title: 'Home', type: 'board', url: '/ann/home/', sectionId: null }],
    [
      'a section',
      home,
      chairs,
      { title: 'Chairs', type: 'section', url: '/ann/home/chairs/', sectionId: '31' },
    ],
    [
      'the profile',
      aBoardShort({ layout: 'quick_saves', name: 'Quick saves' }),
      chairs,
      { title: 'Profile', type: 'profile', url: '/ann/_saved', sectionId: null },
    ],
  ] as const)('is %s', (_, board, section, place) => {
    expect(savedInfoOf(toPinId('9'), board, section)).toEqual({
      localPinId: '9',
      boardId: board.entityId,
      ...place,
    });
  });

  test('is the profile while no board is known', () => {
    expect(shownPlace(null, null)).toEqual({ title: 'Profile', type: 'profile', url: '/me/' });
  });
});
