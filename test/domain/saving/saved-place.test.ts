import { expect, test } from 'vitest';
import {
  profilePinsPath,
  savedPlace,
  savedPlaceLink,
  savedText,
} from '../../../src/domain/saving/saved-place.ts';
import { inEnglish } from '../../support/in-english.ts';
import { aBoardShort, aSection } from '../../builders/a-board.ts';

const home = aBoardShort({ name: 'Home', url: '/ann/home/' });
const quickSaves = aBoardShort({ name: 'Quick saves', layout: 'quick_saves' });
const chairs = aSection({ title: 'Chairs', slug: 'chairs' });

test.each([
  ['a board', savedPlace(home), 'Saved to Home', '/ann/home/'],
  ['a section', savedPlace(home, chairs), 'Saved to Chairs in Home', '/ann/home/chairs/'],
  ['the quick saves', savedPlace(quickSaves), 'Saved to Profile', '/ann/_saved'],
  ['a section of the quick saves', savedPlace(quickSaves, chairs), 'Saved to Profile', '/ann/_saved'],
  ['no board', savedPlace(null), 'Saved to Profile', '/me/'],
])('a pin saved to %s', (_, place, said, link) => {
  expect(inEnglish(savedText(place))).toBe(said);
  expect(savedPlaceLink(place)).toBe(link);
});

test('what is on no board is on the profile of its owner', () => {
  expect(profilePinsPath(quickSaves)).toBe('/ann/_saved');
  expect(profilePinsPath({ owner: null })).toBe('/me/');
});
