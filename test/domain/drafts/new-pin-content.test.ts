import { describe, expect, test } from 'vitest';
import { toPinId, toUploadId } from '../../../src/domain/ids/ids.ts';
import {
  checkContent,
  checkPartCount,
  type NewPinContent,
  type NewSlot,
  type NewStoryPage,
} from '../../../src/domain/drafts/new-pin-content.ts';

const picture = { kind: 'upload', uploadId: toUploadId('9') } as const;
const aSlot = (given: Partial<NewSlot> = {}): NewSlot => ({
  picture,
  title: '',
  details: '',
  link: '',
  ...given,
});
const aPage = (given: Partial<NewStoryPage> = {}): NewStoryPage => ({
  media: { signature: 'ab', videoSignature: null },
  text: '',
  pinId: null,
  ...given,
});
const carousel = (...slots: NewSlot[]): NewPinContent => ({ kind: 'carousel', slots });
const story = (cover: string | null, ...pages: NewStoryPage[]): NewPinContent => ({
  kind: 'story',
  cover,
  aspectRatio: 0.75,
  pages,
});

function problems(content: NewPinContent) {
  return Object.entries(checkContent(content)).flatMap(([name, checked]) =>
    checked.ok ? [] : [`${name} ${checked.problem}`],
  );
}

test.each([
  ['carousel', 1, 'too_short'],
  ['carousel', 2, undefined],
  ['carousel', 5, undefined],
  ['carousel', 6, 'too_long'],
  ['story', 0, 'too_short'],
  ['story', 20, undefined],
  ['story', 21, 'too_long'],
  ['collection', 2, 'too_short'],
  ['collection', 3, undefined],
  ['collection', 25, 'too_long'],
  ['collage', 1, 'too_short'],
  ['collage', 9, undefined],
  ['collage', 10, 'too_long'],
] as const)('a %s of %i parts: %s', (format, count, problem) => {
  const checked = checkPartCount(format, count);
  expect(checked.ok ? undefined : checked.problem).toBe(problem);
});

describe('what is wrong is named by its part', () => {
  test('in a carousel', () => {
    expect(problems(carousel(aSlot(), aSlot({ title: 'A', details: 'B', link: 'https://a.test/' })))).toEqual(
      [],
    );
    expect(
      problems(
        carousel(aSlot({ title: 'x'.repeat(201) }), aSlot({ details: 'x'.repeat(501), link: 'shop' })),
      ),
    ).toEqual(['parts[0].title too_long', 'parts[1].text too_long', 'parts[1].link bad_format']);
  });

  test('in a story, where a page shows something and one of them a picture', () => {
    expect(problems(story('ab', aPage(), aPage({ media: null, text: 'Once' })))).toEqual([]);
    expect(problems(story(null, aPage({ media: null, pinId: toPinId('7') })))).toEqual(['cover missing']);
    expect(problems(story('ab', aPage(), aPage({ media: null, text: '  ' })))).toEqual([
      'parts[1].text missing',
    ]);
  });

  test('in a collection, where the same pin counts once', () => {
    const pinIds = ['1', '2', '2'].map(toPinId);
    expect(problems({ kind: 'collection', picture, pinIds })).toEqual(['parts too_short']);
  });

  test('in a collage', () => {
    const items = [
      { picture, link: '' },
      { picture, link: 'javascript:alert(1)' },
    ];
    expect(problems({ kind: 'collage', picture, items })).toEqual(['parts[1].link not_allowed']);
  });

  test('one picture alone has no parts', () => {
    expect(problems(picture)).toEqual([]);
  });
});
