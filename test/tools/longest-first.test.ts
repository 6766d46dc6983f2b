import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LONGEST_FIRST } from '../e2e/support/longest-first.ts';

test('the browser tests that begin first are there', () => {
  expect(LONGEST_FIRST.filter((name) => !existsSync(`test/e2e/${name}.e2e.ts`))).toEqual([]);
});
