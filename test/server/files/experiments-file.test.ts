import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ExperimentsFile } from '../../../server/adapters/files/experiments-file.ts';

let directory: string;
let file: string;
let warnings: string[];
let time: number;
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'pinakes-experiments-'));
  file = path.join(directory, 'experiments.json');
  warnings = [];
  time = 0;
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const open = (where = file) =>
  new ExperimentsFile(where, {
    clock: { now: () => time },
    logger: { warn: (event: string) => warnings.push(event) },
  });
const write = (value: unknown) => writeFile(file, JSON.stringify(value));

test('without a file there are no experiments', () => {
  expect([...open().all()]).toEqual([]);
  expect(warnings).toEqual([]);
});

test('an experiment has groups with their shares, and everybody else is in control unless said otherwise', async () => {
  await write([
    { name: 'hover_prefetch', groups: { fast: 20, slow: 30 } },
    { name: 'reactions_removed', groups: {}, default: 'enabled' },
  ]);
  expect([...open().all().values()]).toEqual([
    {
      name: 'hover_prefetch',
      groups: [
        { name: 'fast', percent: 20 },
        { name: 'slow', percent: 30 },
      ],
      otherwise: 'control',
    },
    { name: 'reactions_removed', groups: [], otherwise: 'enabled' },
  ]);
});

test('a changed file counts a few seconds later, and a missing one again is none', async () => {
  const experiments = open();
  expect(experiments.all().size).toBe(0);
  await write([{ name: 'hover_prefetch', groups: { fast: 20 } }]);
  expect(experiments.all().size).toBe(0);
  time += 5_000;
  expect([...experiments.all().keys()]).toEqual(['hover_prefetch']);
  await rm(file);
  time += 5_000;
  expect(experiments.all().size).toBe(0);
});

test.each([
  ['no JSON', '[{'],
  ['no list', '{}'],
  ['no name', '[{"groups":{}}]'],
  ['a strange name', '[{"name":"two words","groups":{}}]'],
  ['no groups', '[{"name":"a"}]'],
  ['a share that is no number', '[{"name":"a","groups":{"b":"10"}}]'],
  ['a share below nothing', '[{"name":"a","groups":{"b":-1}}]'],
  ['shares of more than everybody', '[{"name":"a","groups":{"b":60,"c":41}}]'],
  ['a name that comes twice', '[{"name":"a","groups":{}},{"name":"a","groups":{}}]'],
  ['nothing where an experiment should be', '[null]'],
])('a file with %s is told once and changes nothing', async (_, text) => {
  await write([{ name: 'hover_prefetch', groups: { fast: 20 } }]);
  const experiments = open();
  experiments.all();
  await writeFile(file, text);
  for (let look = 0; look < 2; look += 1) {
    time += 5_000;
    expect([...experiments.all().keys()]).toEqual(['hover_prefetch']);
  }
  expect(warnings).toEqual(['experiments.unreadable']);
});
