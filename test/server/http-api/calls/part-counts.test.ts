import { describe, expect, test } from 'vitest';
import { PIN_CONTENT_PARAMS } from '../../../../wire/calls/pins/pin-content-params.ts';
import { storyPin } from '../../../../wire/calls/pins/story-param.ts';
import { checkPartCount } from '../../../../src/domain/drafts/new-pin-content.ts';
import { PART_COUNTS } from '../../../../src/domain/pins/pin-format.ts';

const { carousel_slots, collage_items, collection_pin_ids } = PIN_CONTENT_PARAMS;
const many = <Part>(count: number, part: (index: number) => Part) =>
  Array.from({ length: count }, (_, at) => part(at));
const signature = '0'.repeat(32);

/** What the server says of a pin of so many parts. */
const SERVER = {
  carousel: (count: number) => carousel_slots.read(many(count, (at) => ({ upload_id: `${at + 1}` }))).ok,
  collage: (count: number) => collage_items.read(many(count, (at) => ({ upload_id: `${at + 1}` }))).ok,
  collection: (count: number) => collection_pin_ids.read(many(count, (at) => `${at + 1}`)).ok,
  story: (count: number) =>
    storyPin({
      metadata: { pin_image_signature: signature },
      pages: many(count, () => ({ blocks: [{ block_type: 1, text: 'Sand it' }] })),
    }).ok,
};

const formats = ['carousel', 'story', 'collection', 'collage'] as const;

describe.each(formats)('the creation page and the server agree how many parts a %s may have', (format) => {
  const { min, max } = PART_COUNTS[format];
  test.each([
    [min - 1, false],
    [min, true],
    [max, true],
    [max + 1, false],
  ])('%i: %s', (count, isTaken) => {
    expect([checkPartCount(format, count).ok, SERVER[format](count)]).toEqual([isTaken, isTaken]);
  });
});

test('a carousel has two to five pictures', () => {
  expect(PART_COUNTS.carousel).toEqual({ min: 2, max: 5 });
});

test('the same pin three times is one thing of a collection', () => {
  expect(collection_pin_ids.read(['7', '7', '7'])).toMatchObject({ ok: false, problem: 'too_short' });
});
