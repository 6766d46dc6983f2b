import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { thirdPartyNotices } from '../../tools/third-party.ts';

test('THIRD_PARTY.md is what the installed packages say: node tools/node24.mjs tools/third-party.ts', () => {
  expect(readFileSync('THIRD_PARTY.md', 'utf8')).toBe(thirdPartyNotices(process.cwd()));
});

test('it names the packages that visitors download, and the drawings', () => {
  const notices = thirdPartyNotices(process.cwd());
  for (const name of ['react', 'react-dom', 'mobx', 'react-router', 'hono', 'kysely']) {
    expect(notices).toContain(`### ${name}\n`);
  }
  expect(notices).toContain('Lucide');
});

test('what only developers use is not in it', () => {
  expect(thirdPartyNotices(process.cwd())).not.toMatch(/\| (vitest|eslint|virtua) \|/);
});
