import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MergedObject } from '../../../../../server/adapters/http-api/core/answer/merged-object.ts';
import { JsonWriter, preEncoded } from '../../../../../server/adapters/http-api/core/answer/json-writer.ts';
import { anyAnswer } from '../any-answer.ts';

const writer = new JsonWriter();
const textOf = (value: object) => new TextDecoder().decode(writer.write(value));

describe('what is written', () => {
  test('is what JSON.stringify gives', () => {
    fc.assert(
      fc.property(anyAnswer, (value) => {
        const whole = { value };
        const expected = new TextDecoder().decode(new TextEncoder().encode(JSON.stringify(whole)));
        expect(textOf(whole)).toBe(expected);
        // A second time, when what is kept has its text already.
        expect(textOf(whole)).toBe(expected);
      }),
    );
  });

  test.each([
    ['members without a value', { a: undefined, b: 1, c: () => 1, d: Symbol('d') }],
    ['list places without a value', { list: [undefined, () => 1, Symbol('s'), 1] }],
    ['numbers that JSON does not know', { list: [NaN, Infinity, -0, 1e21, 5e-324] }],
    ['objects that have a form of their own', { at: new Date(0) }],
    ['names that need escaping', { 'a "b"': 1, 'ü\n': 2, '': 3 }],
    ['halves of characters', { half: '\ud83d' }],
  ])('knows %s', (_, value) => {
    expect(textOf(value)).toBe(JSON.stringify(value));
  });

  test('is refused where JSON.stringify refuses, and the next is whole again', () => {
    expect(() => writer.write({ before: 1, big: 1n })).toThrow(TypeError);
    expect(textOf({ after: 2 })).toBe('{"after":2}');
  });

  test('may be a text in pieces', () => {
    const pieces = ['<p>', 'ü – 漢', '', '</p>'];
    expect(new TextDecoder().decode(writer.writeText(pieces))).toBe('<p>ü – 漢</p>');
    expect(textOf({ after: 3 })).toBe('{"after":3}');
  });

  test('may be of any length', () => {
    const long = { texts: Array.from({ length: 3_000 }, (_, index) => `${index} ü `.repeat(100)) };
    expect(textOf(long)).toBe(JSON.stringify(long));
    expect(textOf({ short: true })).toBe('{"short":true}');
  });
});

test('a joined object is one object', () => {
  const joined = MergedObject.of({ a: 1 }, preEncoded({}), { b: preEncoded({ c: 2 }) });
  expect(joined.toJSON()).toEqual({ a: 1, b: { c: 2 } });
  expect(textOf([joined])).toBe('[{"a":1,"b":{"c":2}}]');
  expect(textOf(MergedObject.of({}, {}, {}))).toBe('{}');
});

test('a small answer does not hold the memory of a large one', () => {
  writer.write({ text: 'x'.repeat(4_000_000) });
  expect(writer.write({ text: 'x' }).buffer.byteLength).toBeLessThan(1_000_000);
});
