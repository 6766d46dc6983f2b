import { expect, test } from 'vitest';
import {
  checkPinTexts,
  NO_PIN_TEXTS,
  PIN_TEXT_NAMES,
  pinTextLimit,
  pinTextsOf,
} from '../../../src/domain/pins/pin-texts.ts';

test('only the texts that are given are checked, each by the rule of its field', () => {
  expect(checkPinTexts({})).toEqual({});
  expect(checkPinTexts({ title: 'a'.repeat(201), link: 'ftp://a.test', note: 'Mine' })).toEqual({
    title: { ok: false, problem: 'too_long', limit: 200 },
    link: { ok: false, problem: 'not_allowed' },
    note: { ok: true, value: 'Mine' },
  });
});

test('the field of each text says how long it may be, but that of the address does not', () => {
  expect(PIN_TEXT_NAMES.map((name) => [name, pinTextLimit(name)])).toEqual([
    ['title', 200],
    ['description', 500],
    ['link', undefined],
    ['altText', 500],
    ['note', 500],
  ]);
});

test('a pin about which nothing is written has an empty title and description and no other text', () => {
  expect(NO_PIN_TEXTS).toEqual({ title: '', description: '', link: null, altText: null, note: null });
  expect(pinTextsOf({ ...NO_PIN_TEXTS, title: 'A chair', id: '7' })).toEqual({
    ...NO_PIN_TEXTS,
    title: 'A chair',
  });
});
