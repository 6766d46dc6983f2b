import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const HOME = 'src/domain/text/normalized.ts';

test('texts are normalized at one place, in linear time', () => {
  const places = globSync('{src,server,wire}/**/*.{ts,tsx}').filter((file) =>
    /(?<!path(\.posix)?)\.normalize\(/.test(readFileSync(file, 'utf8')),
  );
  expect(places).toEqual([HOME]);
});

test('fields read what is written into them at one place, which looks at its length first', () => {
  const fields = globSync('{src/domain/limits,wire,server/adapters/http-api}/**/*.ts').filter(
    (file) => !file.endsWith('clean-text.ts') && /\bcleanText\(/.test(readFileSync(file, 'utf8')),
  );
  expect(fields).toEqual(['src/domain/limits/written-text.ts']);
});
