import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync('docs/integrating.md', 'utf8');
const files = readdirSync('examples').filter((file) => file.endsWith('.ts'));
const examples = files.map((file) => {
  const text = readFileSync(`examples/${file}`, 'utf8');
  return { file, swap: text.slice(text.indexOf('/**')).trim() };
});

test('the page for integrators names every example', () => {
  expect(examples.length).toBeGreaterThan(5);
  expect(examples.filter(({ file }) => !page.includes(`../examples/${file}`))).toEqual([]);
});

test('what the page shows stands in the file that is tested', () => {
  const shown = [...page.matchAll(/\/examples\/([\w-]+\.ts)\)\n\n```ts\n(.*?)\n```/gs)];
  expect(shown.length).toBeGreaterThan(5);
  for (const [, file, code] of shown) expect(examples.find((one) => one.file === file)?.swap).toBe(code);
});

/** What is put in by a swap, each beside the swap that does it. */
const ADAPTERS = [
  'prefixed-key-value-storage.ts',
  'sealed-user-states.ts',
  'bucket-media-store.ts',
  'message-mailer.ts',
];

test('one adapter is swapped in ten lines', () => {
  const swaps = examples.filter(({ file }) => !ADAPTERS.includes(file));
  expect(swaps).toHaveLength(examples.length - ADAPTERS.length);
  expect(swaps.filter(({ swap }) => swap.split('\n').length > 11)).toEqual([]);
});
