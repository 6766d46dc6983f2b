import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LONGEST_FIRST } from '../e2e/support/longest-first.ts';
import { longestFirst } from '../support/longest-first.ts';
import { LONGEST_UNIT_TESTS } from '../support/longest-unit-tests.ts';

test('the browser tests that begin first are there', () => {
  expect(LONGEST_FIRST.filter((name) => !existsSync(`test/e2e/${name}.e2e.ts`))).toEqual([]);
});

test('the unit tests that begin first are there', () => {
  expect(LONGEST_UNIT_TESTS.filter((file) => !existsSync(file))).toEqual([]);
});

test('the listed files begin first, in the order of the list', async () => {
  type Files = Parameters<InstanceType<ReturnType<typeof longestFirst>>['sort']>[0];
  const files = ['/test/a.ts', '/test/b.ts', '/test/c.ts'].map((moduleId) => ({
    moduleId,
    project: { name: '', config: { isolate: true, sequence: { groupOrder: 0 } } },
  })) as Files;
  const project = { cache: { getTestSpecificationResult: () => ({ failed: false, duration: 1 }) } };
  const sequencer = new (longestFirst(['/c.ts', '/b.ts']))(project as never);
  const sorted = await sequencer.sort(files);
  expect(sorted.map(({ moduleId }) => moduleId)).toEqual(['/test/c.ts', '/test/b.ts', '/test/a.ts']);
});
