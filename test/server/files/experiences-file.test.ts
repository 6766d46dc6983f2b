import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BUILT_IN_EXPERIENCES } from '../../../src/domain/experiences/delivery/built-in-experiences.ts';
import { ExperiencesFile } from '../../../server/adapters/files/experiences-file.ts';

let directory: string;
let file: string;
let warnings: string[];
let time: number;
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'pinakes-experiences-'));
  file = path.join(directory, 'experiences.json');
  warnings = [];
  time = 0;
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const write = (value: string) => writeFile(file, value);
const open = () =>
  new ExperiencesFile(file, {
    clock: { now: () => time },
    logger: { warn: (event: string) => warnings.push(event) },
  });
const one = { experience_id: 1, placement_id: 11, schedule: { end: '2026-12-31T00:00' } };

test('experiences are read again within five seconds, and a broken file keeps the last ones', async () => {
  const registry = open();
  expect(registry.current()).toBe(BUILT_IN_EXPERIENCES);
  await write(JSON.stringify({ experiences: [one], off: { everything: true } }));
  expect(registry.current()).toBe(BUILT_IN_EXPERIENCES);
  time += 5_000;
  const { definitions, switches } = registry.current();
  expect(definitions).toMatchObject([{ experienceId: 1 }, ...BUILT_IN_EXPERIENCES.definitions]);
  expect(switches.everything).toBe(true);
  for (const broken of ['[{', JSON.stringify([one, one, one])]) {
    await write(broken);
    time += 5_000;
    expect(registry.current().definitions).toBe(definitions);
  }
  expect(warnings).toEqual(['experiences.unreadable', 'experiences.unreadable']);
});
