import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const HOME = 'src/domain/text/normalized.ts';

test('texts are normalized at one place, in linear time', () => {
  const places = globSync('{src,server,wire}/**/*.{ts,tsx}').filter((file) =>
    /(?<!path(\.posix)?)\.normalize\(/.test(readFileSync(file, 'utf8')),
  );
  expect(places).toEqual([HOME]);
});
