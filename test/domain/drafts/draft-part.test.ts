import { describe, expect, test } from 'vitest';
import { arePartsThere, shownParts, type DraftPart } from '../../../src/domain/drafts/draft-part.ts';
import { coverPart, newPart, roomForParts, withPartMoved } from '../../../src/domain/drafts/draft-parts.ts';
import { pictureIds } from '../../../src/domain/drafts/draft.ts';
import { toPinId } from '../../../src/domain/ids/ids.ts';
import type { PinFormat } from '../../../src/domain/pins/pin-format.ts';
import { aDraft, aDraftPart, aDraftPicture } from '../../builders/a-draft.ts';

const HOUR_MS = 3_600_000;
const remote = {
  url: 'https://a.test/1.jpg',
  previewUrl: null,
  width: 0,
  height: 0,
  method: 'scraped',
} as const;
const PARTS = [
  aDraftPart('picture'),
  aDraftPart('words', { picture: null, upload: null, text: 'Once' }),
  aDraftPart('pin', {
    picture: null,
    upload: null,
    pin: { pinId: toPinId('7'), title: 'A chair', imageUrl: null },
  }),
  aDraftPart('remote', { picture: aDraftPicture({ id: 'r', remote }), upload: null }),
];
const ids = (parts: readonly DraftPart[]) => parts.map(({ id }) => id);

test.each<[PinFormat, string[]]>([
  ['single', []],
  ['carousel', ['picture', 'remote']],
  ['story', ['picture', 'words', 'pin']],
  ['collection', ['pin']],
  ['collage', ['picture']],
])('a pin that is a %s shows those parts that it can show', (format, shown) => {
  expect(ids(shownParts({ format, parts: PARTS }))).toEqual(shown);
});

describe('the parts are there', () => {
  const two = [aDraftPart('a'), aDraftPart('b')];

  test('when there are enough, and the server has all pictures', () => {
    expect(arePartsThere({ format: 'carousel', parts: two }, 0)).toBe(true);
    expect(arePartsThere({ format: 'carousel', parts: two.slice(1) }, 0)).toBe(false);
    expect(arePartsThere({ format: 'carousel', parts: [...two, aDraftPart('c', { upload: null })] }, 0)).toBe(
      false,
    );
  });

  test('as long as the server is sure to have them', () => {
    expect(arePartsThere({ format: 'carousel', parts: two }, 23 * HOUR_MS)).toBe(false);
  });

  test('where the server gets them elsewhere', () => {
    const parts = [two[0]!, PARTS[3]!];
    expect(arePartsThere({ format: 'carousel', parts }, 0)).toBe(true);
  });
});

test('there is room up to the most that a kind takes', () => {
  const five = ['a', 'b', 'c', 'd', 'e'].map((id) => aDraftPart(id));
  expect(roomForParts({ format: 'carousel', parts: five.slice(0, 3) })).toBe(2);
  expect(roomForParts({ format: 'carousel', parts: five })).toBe(0);
  expect(roomForParts({ format: 'story', parts: five })).toBe(15);
});

describe('a part that is moved', () => {
  const parts = [aDraftPart('a'), newPart('words', { text: 'Once' }), aDraftPart('b'), aDraftPart('c')];

  test.each([
    ['a', 2, ['b', 'words', 'c', 'a']],
    ['c', 0, ['c', 'words', 'a', 'b']],
    ['b', 1, ['a', 'words', 'b', 'c']],
    ['unknown', 0, ['a', 'words', 'b', 'c']],
  ])('%s to %i goes there among the shown ones; the others stay', (id, index, order) => {
    expect(ids(withPartMoved({ format: 'carousel', parts }, id, index))).toEqual(order);
  });
});

test('the cover of a story is the chosen page, else the first with a picture', () => {
  const parts = [newPart('words', { text: 'Once' }), aDraftPart('a'), aDraftPart('b')];
  const story = { format: 'story', parts } as const;
  expect(coverPart({ ...story, cover: null })?.id).toBe('a');
  expect(coverPart({ ...story, cover: 'b' })?.id).toBe('b');
  expect(coverPart({ ...story, cover: 'words' })?.id).toBe('a');
  expect(coverPart({ ...story, parts: [parts[0]!], cover: null })).toBeUndefined();
});

test('the pictures of the parts are kept like the one of the draft', () => {
  const draft = aDraft({ picture: aDraftPicture({ id: 'own' }), parts: PARTS });
  expect(pictureIds(draft)).toEqual(['own', 'picture-picture', 'r']);
});
