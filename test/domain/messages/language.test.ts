import { describe, expect, expectTypeOf, test } from 'vitest';
import { messages, phrase, type Message } from '../../../src/domain/messages/message.ts';
import type { ValuesOf } from '../../../src/domain/messages/internal/values-of.ts';
import { english } from '../../support/english.ts';
import { languageOf } from '../../support/language-of.ts';

const texts = messages('saving', {
  save: 'Save',
  savedTo: 'Saved to {board}',
  pins: '{count, plural, one {# Pin} other {# Pins}} on {board}',
  left: '{count, plural, =0 {Nothing left} one {# left of {total}} other {# left of {total}}}',
  media: '{kind, select, video {video} other {image}}',
});

const ALL = Object.values<Message<never>>(texts);

describe('a message', () => {
  test.each([
    ['without values', texts.save, 'Save'],
    ['with a value', phrase(texts.savedTo, { board: 'Kitchen' }), 'Saved to Kitchen'],
    ['of one', phrase(texts.pins, { count: 1, board: 'Kitchen' }), '1 Pin on Kitchen'],
    ['of many, with separators', phrase(texts.pins, { count: 1204, board: 'A' }), '1,204 Pins on A'],
    ['of an exact number', phrase(texts.left, { count: 0, total: 5 }), 'Nothing left'],
    ['with a value in a plural', phrase(texts.left, { count: 2, total: 5000 }), '2 left of 5,000'],
    ['by kind', phrase(texts.media, { kind: 'video' }), 'video'],
    ['by any other kind', phrase(texts.media, { kind: 'story' }), 'image'],
  ])('%s', (_name, text, expected) => {
    expect(english(text)).toBe(expected);
  });

  test('isolates values that may run in the other direction', () => {
    expect(english(phrase(texts.savedTo, { board: 'مطبخ' }))).toBe('Saved to \u2068مطبخ\u2069');
    const arabic = languageOf('ar', ALL, { 'saving.savedTo': 'تم الحفظ في {board}' });
    expect(arabic.text(phrase(texts.savedTo, { board: 'Kitchen!' }))).toBe(
      'تم الحفظ في \u2068Kitchen!\u2069',
    );
  });

  test('chooses plurals and writes numbers as the language does', () => {
    const polish = languageOf('pl', ALL, {
      'saving.pins': '{count, plural, one {# Pin} few {# Piny} other {# Pinów}} na {board}',
    });
    const onBoard = (count: number) => polish.text(phrase(texts.pins, { count, board: 'A' }));
    expect([1, 2, 5, 22].map(onBoard)).toEqual(['1 Pin na A', '2 Piny na A', '5 Pinów na A', '22 Piny na A']);
    const german = languageOf('de', ALL, { 'saving.pins': '{count, plural, other {# Pins}} auf {board}' });
    expect(german.text(phrase(texts.pins, { count: 1204, board: 'A' }))).toBe('1.204 Pins auf A');
  });

  test('comes in parts around what is no text', () => {
    const link = { href: '/ann/kitchen/' };
    const german = languageOf('de', ALL, { 'saving.savedTo': 'Auf {board} gemerkt' });
    expect(german.parts<typeof link, { board: string | number }>(texts.savedTo, { board: link })).toEqual([
      'Auf ',
      link,
      ' gemerkt',
    ]);
  });
});

test('the values that a message needs are read from its text', () => {
  expectTypeOf<ValuesOf<'Save'>>().toEqualTypeOf<Record<never, never>>();
  expectTypeOf(texts.savedTo).toEqualTypeOf<Message<{ readonly board: string | number }>>();
  expectTypeOf(texts.pins).toEqualTypeOf<
    Message<{ readonly count: number; readonly board: string | number }>
  >();
  expectTypeOf(texts.left).toEqualTypeOf<
    Message<{ readonly count: number; readonly total: string | number }>
  >();
  expectTypeOf(texts.media).toEqualTypeOf<Message<{ readonly kind: string | number }>>();
});
