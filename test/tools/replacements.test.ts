import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import esbuild from 'esbuild';
import { expect, test } from 'vitest';
import { replacements } from '../../tools/build/replacements.ts';

test('another source file is taken in the place of one, and of no other', async ({ onTestFinished }) => {
  const root = await mkdtemp(path.join(tmpdir(), 'pinakes-replacements-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const files = {
    'main.ts': `import { a } from './a.ts'; import { b } from './b.ts'; export const all = [a, b];`,
    'a.ts': `export const a = 'own a';`,
    'b.ts': `export const b = 'own b';`,
    'other.ts': `export const a = 'other a';`,
  };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(root, name), text);
  const built = async (instead: Readonly<Record<string, string>>) => {
    const { outputFiles } = await esbuild.build({
      absWorkingDir: root,
      entryPoints: ['main.ts'],
      bundle: true,
      format: 'esm',
      write: false,
      plugins: [replacements(root, instead)],
    });
    return outputFiles[0]?.text;
  };
  expect(await built({})).toContain('own a');
  const text = await built({ 'a.ts': 'other.ts' });
  expect(text).toContain('other a');
  expect(text).toContain('own b');
  expect(text).not.toContain('own a');
});
