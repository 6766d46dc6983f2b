import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');

/** After each change of a page the browser would calculate the style of all its elements again. */
const HAS_OF_THE_PAGE = /(?::root|\bhtml|\bbody|#app)(?:\)|\[[^\]]*\]|:not\([^)]*\))*:has\(/g;

test('no rule looks through the whole page with :has()', () => {
  const found = globSync('src/**/*.css', { cwd: root }).flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(HAS_OF_THE_PAGE)].map(
      ([rule]) => `${path.basename(file)} ${rule}`,
    ),
  );
  expect(found).toEqual([]);
});

test.each([
  ':root:has(.a)',
  ':global(:root):has(.a)',
  ':root[data-a]:has(.a)',
  ':global(:root[data-a]):has(.a)',
  'body:not(.b):has(.a) .b',
])('%s would be one', (rule) => {
  expect(rule).toMatch(HAS_OF_THE_PAGE);
});
