import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Manifest } from '../../tools/build/client.ts';
import { budgetBreaches } from '../../tools/build/sizes.ts';

test('no part of the app is heavier than its budget', () => {
  const manifest = JSON.parse(readFileSync('dist/client/manifest.json', 'utf8')) as Manifest;
  expect(budgetBreaches(manifest)).toEqual([]);
});
