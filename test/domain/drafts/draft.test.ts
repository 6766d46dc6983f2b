import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  begunUpload,
  draftValue,
  draftValues,
  isBlank,
  isChosenFile,
  isSameDraft,
  joined,
  newDraft,
  sendingTurn,
  touchedAt,
  usableUpload,
  withValue,
  type Draft,
} from '../../../src/domain/drafts/draft.ts';
import { newPart } from '../../../src/domain/drafts/draft-parts.ts';
import { NO_PRODUCT } from '../../../src/domain/pins/product-texts.ts';
import { toBoardId, toUploadId } from '../../../src/domain/ids/ids.ts';
import { aDraft, aDraftPicture, aDraftUpload } from '../../builders/a-draft.ts';

const HOUR_MS = 3_600_000;

test('a new draft holds nothing', () => {
  expect(draftValues(newDraft('d1', 5))).toEqual({
    title: '',
    description: '',
    link: '',
    altText: '',
    note: '',
    product: null,
    sponsor: '',
    format: 'single',
    parts: [],
    cover: null,
    layout: 'rows',
    place: null,
    picture: null,
    upload: null,
    begun: null,
    attempt: null,
  });
});

test('a field holds what was given last', () => {
  const draft = withValue(withValue(newDraft('d1', 0), 'title', 'A', 1), 'title', 'A chair', 2);
  expect(draftValue(draft, 'title')).toBe('A chair');
});

describe('joined states of one draft', () => {
  test('hold in each field what was given last, whichever window gave it', () => {
    const here = withValue(aDraft({ title: 'Old', link: 'https://a.test' }, 1), 'title', 'New', 5);
    const there = withValue(aDraft({ title: 'Old', link: 'https://a.test' }, 1), 'description', 'Oak', 3);
    expect(draftValues(joined(here, there))).toMatchObject({
      title: 'New',
      description: 'Oak',
      link: 'https://a.test',
    });
  });

  test('keep what was emptied empty', () => {
    const emptied = withValue(aDraft({ title: 'A chair' }, 1), 'title', '', 2);
    expect(draftValue(joined(aDraft({ title: 'A chair' }, 1), emptied), 'title')).toBe('');
  });

  const anyDraft: fc.Arbitrary<Draft> = fc
    .array(
      fc.tuple(
        fc.constantFrom('title' as const, 'link' as const),
        fc.string(),
        fc.integer({ min: 1, max: 4 }),
      ),
    )
    .map((given) =>
      given.reduce((draft, [name, text, at]) => withValue(draft, name, text, at), newDraft('d1', 0)),
    );

  test('come to the same in every order and however often', () => {
    fc.assert(
      fc.property(anyDraft, anyDraft, anyDraft, (a, b, c) => {
        const one = joined(joined(a, b), c);
        const other = joined(c, joined(b, joined(a, b)));
        return isSameDraft(one, other) && isSameDraft(joined(one, a), one);
      }),
    );
  });
});

describe('a draft is blank', () => {
  test.each([
    ['untouched', {}, true],
    ['with blanks only', { title: '  ' }, true],
    ['with a place only', { place: { boardId: toBoardId('1'), sectionId: null } }, true],
    ['of another format only', { format: 'carousel' as const }, true],
    ['with a part', { parts: [newPart('a')] }, false],
    ['with a note', { note: 'Ask Ben' }, false],
    ['with a price', { product: { ...NO_PRODUCT, price: '20' } }, false],
    ['with a text', { altText: 'An oak chair' }, false],
    ['with a picture', { picture: aDraftPicture() }, false],
  ])('%s: %s', (_how, values, blank) => {
    expect(isBlank(aDraft(values))).toBe(blank);
  });
});

test('a draft was touched when something was last given in it', () => {
  expect(touchedAt(newDraft('d1', 7))).toBe(7);
  expect(touchedAt(withValue(aDraft({ title: 'A' }, 3), 'link', 'b', 9))).toBe(9);
});

describe('an upload can be used', () => {
  const draft = (pictureId: string) =>
    aDraft({ picture: aDraftPicture({ id: 'p1' }), upload: aDraftUpload({ pictureId, at: 0 }) });

  test('while the server is sure to have it', () => {
    expect(usableUpload(draftValues(draft('p1')), 22 * HOUR_MS)).toMatchObject({ uploadId: '9' });
    expect(usableUpload(draftValues(draft('p1')), 23 * HOUR_MS)).toBeNull();
  });

  test('for the picture that it was made of only', () => {
    expect(usableUpload(draftValues(draft('another')), 0)).toBeNull();
    expect(usableUpload(draftValues(aDraft({ upload: aDraftUpload() })), 0)).toBeNull();
  });
});

describe('a file that is chosen again', () => {
  const film = aDraftPicture({ name: 'film.mp4', size: 1000, modifiedAt: 7 });

  test.each([
    ['the same', {}, true],
    ['another name', { name: 'song.mp4' }, false],
    ['another size', { size: 999 }, false],
    ['changed since', { modifiedAt: 8 }, false],
    ['of unknown age', { modifiedAt: undefined }, false],
  ])('%s', (_what, change, isSame) => {
    expect(isChosenFile({ ...film, ...change }, film)).toBe(isSame);
  });

  test('is none where nothing was chosen', () => {
    expect(isChosenFile(film, null)).toBe(false);
  });
});

test('what was begun counts for the picture that it was begun of', () => {
  const begun = { pictureId: 'p1', uploadId: toUploadId('9'), path: '/media-upload/', fields: {}, by: null };
  expect(begunUpload(aDraft({ picture: aDraftPicture({ id: 'p1' }), begun }))).toEqual(begun);
  expect(begunUpload(aDraft({ picture: aDraftPicture({ id: 'p2' }), begun }))).toBeNull();
  expect(begunUpload(aDraft({ begun }))).toBeNull();
});

describe('a sending that was begun', () => {
  const begunBy = (by: string | null) => ({
    pictureId: 'p1',
    uploadId: toUploadId('9'),
    path: '/media-upload/',
    fields: {},
    by,
  });
  const sending = { window: 'w1', isSending: true, isWaiting: false };
  const waiting = { window: 'w1', isSending: false, isWaiting: true };

  test.each([
    ['by this window goes on', begunBy('w1'), sending, 'as-it-is'],
    ['is left to the window that took it up later', begunBy('w2'), sending, 'leave'],
    ['by another window is waited for', begunBy('w2'), waiting, 'as-it-is'],
    ['is taken up when the other window has let go of it', begunBy(null), waiting, 'take-up'],
    ['goes on here when nobody else has it', begunBy(null), sending, 'as-it-is'],
    ['that is none needs nothing', null, sending, 'as-it-is'],
  ] as const)('%s', (_how, begun, state, turn) => {
    expect(sendingTurn(begun, state)).toBe(turn);
  });
});
