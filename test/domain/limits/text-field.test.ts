import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkFullName, checkText, checkTextField } from '../../../src/domain/limits/text-field.ts';
import type { TextField } from '../../../src/domain/limits/text-field.ts';

const FAMILY = '👩‍👩‍👧';

describe('the longest texts', () => {
  test.each<[TextField, number]>([
    ['pinTitle', 200],
    ['pinDescription', 500],
    ['altText', 500],
    ['note', 500],
    ['boardName', 50],
    ['boardDescription', 500],
    ['sectionName', 50],
    ['firstName', 30],
    ['fullName', 60],
    ['comment', 500],
  ])('%s holds %i characters', (field, limit) => {
    expect(checkTextField(field, 'a'.repeat(limit))).toEqual({ ok: true, value: 'a'.repeat(limit) });
    expect(checkTextField(field, 'a'.repeat(limit + 1))).toEqual({ ok: false, problem: 'too_long', limit });
  });

  test('are counted as people count: a family is one character', () => {
    expect(checkTextField('boardName', FAMILY.repeat(50)).ok).toBe(true);
    expect(checkTextField('boardName', FAMILY.repeat(51))).toMatchObject({ problem: 'too_long' });
  });

  test('cannot be stretched by piling up accents', () => {
    expect(checkTextField('boardName', 'a' + '\u0301\u0316'.repeat(500))).toMatchObject({
      problem: 'too_long',
    });
  });
});

test('a text that grows when it is composed is measured as it is kept', () => {
  // One musical note of two UTF-16 units is kept as three signs of two each.
  expect(checkTextField('boardName', '\u{1d160}'.repeat(50)).ok).toBe(true);
  expect(checkTextField('boardName', '\u{1d160}\u0301\u0301\u0301'.repeat(50))).toMatchObject({
    problem: 'too_long',
  });
});

describe('empty texts', () => {
  test.each([undefined, null, '', '   ', '\u0000'])('%o is missing where something is needed', (value) => {
    expect(checkTextField('boardName', value)).toEqual({ ok: false, problem: 'missing' });
  });

  test.each([
    ['a zero width space', '\u200b\u200b'],
    ['a filler', '\u3164'],
    ['marks of direction', '\u200e\u200f\u2067'],
    ['a joiner between blanks', ' \u200d '],
    ['tags', '\u{e0041}\u{e0042}'],
  ])('%s shows nothing, so it is no name', (_what, value) => {
    expect(checkTextField('boardName', value)).toEqual({ ok: false, problem: 'missing' });
    expect(checkTextField('pinTitle', value)).toEqual({ ok: true, value: '' });
  });

  test.each([undefined, null, '', '   '])('%o is fine elsewhere', (value) => {
    expect(checkTextField('pinTitle', value)).toEqual({ ok: true, value: '' });
  });
});

test.each([5, true, {}, ['a']])('%o is no text', (value) => {
  expect(checkTextField('pinTitle', value)).toEqual({ ok: false, problem: 'wrong_type' });
});

test('a text may have to have some length', () => {
  expect(checkText('ab', { min: 3, max: 5 })).toEqual({ ok: false, problem: 'too_short', limit: 3 });
  expect(checkText('abc', { min: 3, max: 5 }).ok).toBe(true);
});

test('texts are kept in one form', () => {
  expect(checkTextField('pinDescription', ' e\u0301\u0007\tone\r\ntwo\u0085 ')).toEqual({
    ok: true,
    value: 'éone\ntwo',
  });
  expect(checkTextField('pinTitle', 'a\ud800b')).toEqual({ ok: true, value: 'a\ufffdb' });
});

test('a text cannot turn around what follows it', () => {
  expect(checkTextField('boardName', '\u202egpj.exe')).toEqual({ ok: true, value: 'gpj.exe' });
});

test('characters that join others stay', () => {
  expect(checkTextField('boardName', FAMILY)).toEqual({ ok: true, value: FAMILY });
  expect(checkTextField('boardName', 'نمی\u200cخواهم')).toEqual({ ok: true, value: 'نمی\u200cخواهم' });
});

test('what was accepted is accepted again unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
      const checked = checkTextField('pinTitle', text);
      if (checked.ok) expect(checkTextField('pinTitle', checked.value)).toEqual(checked);
    }),
  );
});

test('first and last name must fit together', () => {
  expect(checkFullName('Ann', 'Lee')).toEqual({ ok: true, value: 'Ann Lee' });
  expect(checkFullName('Ann', '')).toEqual({ ok: true, value: 'Ann' });
  expect(checkFullName('a'.repeat(30), 'b'.repeat(29)).ok).toBe(true);
  expect(checkFullName('a'.repeat(30), 'b'.repeat(30))).toEqual({
    ok: false,
    problem: 'too_long',
    limit: 29,
  });
  expect(checkFullName('花'.repeat(30), '山'.repeat(31))).toEqual({
    ok: false,
    problem: 'too_long',
    limit: 30,
  });
  expect(checkFullName('', 'Lee')).toMatchObject({ problem: 'missing' });
});
