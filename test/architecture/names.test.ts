import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const files = globSync('{src,server,wire,test,tools,bench,examples}/**/*.{ts,tsx,mjs,css}');
const names = files.map((file) => ({ file, name: path.basename(file).split('.')[0] ?? '' }));

test('files are named in kebab-case', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(names.filter(({ name }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)).map(({ file }) => file)).toEqual(
    [],
  );
});

test('a name says what is inside', () => {
  const empty = /^(index|util|utils|helper|helpers|common|misc|shared|types|constants)$/;
  expect(names.filter(({ name }) => empty.test(name)).map(({ file }) => file)).toEqual([]);
});
