import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asRead } from '../../../../../server/adapters/http-api/core/answer/as-read.ts';
import { MergedObject } from '../../../../../server/adapters/http-api/core/answer/merged-object.ts';
import { preEncoded } from '../../../../../server/adapters/http-api/core/answer/json-writer.ts';
import { anyAnswer } from '../any-answer.ts';

test('an answer is handed over as its JSON would be read', () => {
  fc.assert(
    fc.property(anyAnswer, (value) => {
      const whole = { value };
      expect(asRead(whole)).toEqual(JSON.parse(JSON.stringify(whole)));
    }),
  );
});

test('members without a value are not there', () => {
  expect(asRead({ a: undefined, b: [undefined] })).toStrictEqual({ b: [null] });
});

test('what needs no change is not copied, and nothing is changed', () => {
  const pin = preEncoded({ id: '1', images: { orig: { width: 3 } } });
  const data = [pin, MergedObject.of({ a: 1 }, { b: 2 }, {})];
  const read = asRead({ data }) as { data: unknown[] };
  expect(read.data[0]).toBe(pin);
  expect(read.data[1]).toEqual({ a: 1, b: 2 });
  expect(data[1]).toBeInstanceOf(MergedObject);
});
