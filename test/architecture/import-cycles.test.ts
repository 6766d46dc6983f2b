import { expect, test } from 'vitest';
import { importCycles } from './import-cycles.ts';
import { readModule, readModules } from './import-graph.ts';

const aProject = (files: Record<string, string>) =>
  new Map(Object.entries(files).map(([file, text]) => [file, readModule(file, text)]));

test('modules that need each other to run are a cycle', () => {
  const project = aProject({
    'src/a.ts': `import { b } from './b.ts'; export const a = b;`,
    'src/b.ts': `import { c } from './c.ts'; export const b = c;`,
    'src/c.ts': `import { a } from './a.ts'; export const c = () => a;`,
  });
  expect(importCycles(project)).toEqual(['src/a.ts → src/b.ts → src/c.ts → src/a.ts']);
});

test('types and lazy imports make no cycle', () => {
  const project = aProject({
    'src/a.ts': `import type { B } from './b.ts'; export const a = (b: B) => import('./b.ts');`,
    'src/b.ts': `import { a } from './a.ts'; export type B = string; export const b = a;`,
  });
  expect(importCycles(project)).toEqual([]);
});

test('no modules of the project need each other to run', () => {
  const modules = readModules(process.cwd(), ['src', 'server', 'wire']);
  expect(modules.size).toBeGreaterThan(100);
  expect(importCycles(modules)).toEqual([]);
});
