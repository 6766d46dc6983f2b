import { existsSync, globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { deadCode } from './dead-code.ts';
import { readModule, readModules } from './import-graph.ts';

const aProject = (files: Record<string, string>) =>
  new Map(Object.entries(files).map(([file, text]) => [file, readModule(file, text)]));
const options = { entries: ['src/main.ts'], isTest: (file: string) => file.startsWith('test/') };

test('an export that only a test imports is dead', () => {
  const project = aProject({
    'src/main.ts': `import { used } from './part.ts'; used();`,
    'src/part.ts': `export function used() {} export function forgotten() {}`,
    'test/part.test.ts': `import { forgotten } from '../src/part.ts'; forgotten();`,
  });
  expect(deadCode(project, options)).toEqual(['src/part.ts: forgotten is never used']);
});

test('an export that its own module uses is alive, one that only calls itself is not', () => {
  const project = aProject({
    'src/main.ts': `import { used } from './part.ts'; used();`,
    'src/part.ts': `export const LIMIT = 2; export function used() { return LIMIT; } export function loop() { loop(); }`,
  });
  expect(deadCode(project, options)).toEqual(['src/part.ts: loop is never used']);
});

test('modules that import each other, but that no entry reaches, are dead', () => {
  const project = aProject({
    'src/main.ts': ``,
    'src/a.ts': `import { b } from './b.ts'; export const a = () => b;`,
    'src/b.ts': `import { a } from './a.ts'; export const b = () => a;`,
  });
  expect(deadCode(project, options)).toEqual([
    'src/a.ts: nothing that runs imports it',
    'src/b.ts: nothing that runs imports it',
  ]);
});

test('lazy imports, namespaces and workers named by address keep code alive', () => {
  const project = aProject({
    'src/main.ts': `import * as all from './all.ts'; all; import('./lazy.ts'); new Worker(new URL('./worker.ts', import.meta.url));`,
    'src/all.ts': `export const a = 1;`,
    'src/lazy.ts': `export const b = 1;`,
    'src/worker.ts': `export const c = 1;`,
  });
  expect(deadCode(project, options)).toEqual([]);
});

test('builders and other parts of tests live from tests', () => {
  const project = aProject({
    'src/main.ts': ``,
    'test/builders/pin.ts': `export const aPin = () => 1; export const anOldPin = () => 1;`,
    'test/pin.test.ts': `import { aPin } from './builders/pin.ts'; aPin();`,
  });
  expect(deadCode(project, options)).toEqual(['test/builders/pin.ts: anOldPin is never used']);
});

test('a rule that is offered to others lives when a test states it', () => {
  const project = aProject({
    'src/main.ts': ``,
    'src/domain/rule.ts': `import { part } from './part.ts'; export const rule = () => part; export const idle = 1;`,
    'src/domain/part.ts': `export const part = 1;`,
    'src/domain/lost.ts': `export const lost = 1;`,
    'test/rule.test.ts': `import { rule } from '../src/domain/rule.ts'; rule();`,
  });
  const isOffered = (file: string) => file.startsWith('src/domain/');
  expect(deadCode(project, { ...options, isOffered })).toEqual([
    'src/domain/lost.ts: nothing that runs imports it',
    'src/domain/rule.ts: idle is never used',
  ]);
});

/** What is started from outside: see esbuild.config.mjs. */
const ENTRIES = [
  'src/composition/browser/main.tsx',
  'src/composition/staging/main.tsx',
  'src/composition/fake/main.tsx',
  'src/composition/fake/fake-profile-entries.tsx',
  'src/composition/offline-page/main.ts',
  'src/service-worker/main.ts',
  'src/service-worker/unregister-worker.ts',
  'server/composition/main.ts',
  'server/composition/user-command.ts',
  'server/composition/jobs-command.ts',
  'server/composition/consent-command.ts',
  'server/composition/move-command.ts',
  'server/composition/operating/backup-command.ts',
  'server/composition/operating/restore-command.ts',
  'server/composition/operating/move-media-command.ts',
  'server/composition/operating/doctor-command.ts',
  'server/adapters/sql/sqlite-node/internal/sqlite-write-worker.ts',
  'server/adapters/images/picture-worker.ts',
  'server/adapters/images/embedding/embedding-worker.ts',
  'server/composition/discovery/discovery-worker.ts',
  'server/composition/in-page/backend-worker.ts',
  'server/composition/in-page/request-worker.ts',
];

/** What is offered as a whole, and why some of it comes before those who use it. */
const OFFERED = [
  ['src/domain/', 'the rules of the product, also those whose screens come later'],
  ['wire/', 'the shapes of the contract'],
  ['src/adapters/http/people/http-operator-experience-gateway.ts', 'the screens of operators come later'],
  ['src/ui/kit/', 'the widgets'],
  ['src/ui/base/router.ts', 'the one door to the router'],
  ['server/application/pins/offsite-token.ts', 'both halves of a token; the page that reads it comes later'],
] as const;

test('every entry exists', () => {
  expect(ENTRIES.filter((entry) => !existsSync(entry))).toEqual([]);
});

test('the project has no dead code', () => {
  const modules = readModules(process.cwd(), ['src', 'server', 'wire', 'test', 'examples']);
  expect(modules.size).toBeGreaterThan(200);
  const isOffered = (file: string) => OFFERED.some(([start]) => file.startsWith(start));
  // The profile of the tests is wired beside the others.
  const isTest = (file: string) => /^(test|src\/composition\/test)\//.test(file);
  expect(
    deadCode(modules, { entries: [...ENTRIES, ...globSync('examples/**/*.ts')], isTest, isOffered }),
  ).toEqual([]);
});

test('every style module is imported by a component', () => {
  const modules = readModules(process.cwd(), ['src']);
  const imported = new Set([...modules.values()].flatMap(({ imports }) => imports.map(({ from }) => from)));
  expect(globSync('src/**/*.module.css').filter((file) => !imported.has(file))).toEqual([]);
});
