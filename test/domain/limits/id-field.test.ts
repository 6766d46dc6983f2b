import { expect, test } from 'vitest';
import { checkId } from '../../../src/domain/limits/id-field.ts';

test.each([
  ['12', { ok: true, value: '12' }],
  [12, { ok: true, value: '12' }],
  ['', { ok: false, problem: 'missing' }],
  [null, { ok: false, problem: 'missing' }],
  ['x', { ok: false, problem: 'bad_format' }],
  [1.5, { ok: false, problem: 'bad_format' }],
  [1e21, { ok: false, problem: 'bad_format' }],
  [{}, { ok: false, problem: 'wrong_type' }],
])('%o as an id: %o', (value, checked) => expect(checkId(value)).toEqual(checked));
