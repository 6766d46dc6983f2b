import { expect, test } from 'vitest';
import { readModule, readModules, type SourceModule } from './import-graph.ts';

/** Declarations of calls and readers of parameters are the server's; the browser needs their types alone. */
const SERVER_ONLY = /^wire\/(calls|params)\//;

const carried = (modules: Iterable<SourceModule>) =>
  [...modules].flatMap(({ path, imports }) =>
    imports
      .filter(({ from, isType }) => SERVER_ONLY.test(from) && !isType)
      .map(({ from }) => `${path}: ${from}`),
  );

test('nothing of the declared calls travels to the browser but types', () => {
  expect(carried(readModules(process.cwd(), ['src']).values())).toEqual([]);
});

test('a value of a declared call would be noticed', () => {
  const reader = readModule(
    'src/adapters/http/reader.ts',
    `import { PIN_EDIT_CALLS } from '../../../wire/calls/pin-edit.ts';
     import type { Sent } from '../../../wire/calls/contract.ts'; PIN_EDIT_CALLS;`,
  );
  expect(carried([reader])).toEqual(['src/adapters/http/reader.ts: wire/calls/pin-edit.ts']);
});
