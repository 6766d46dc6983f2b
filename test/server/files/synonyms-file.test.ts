import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SynonymsFile } from '../../../server/adapters/files/synonyms-file.ts';
import { OwnSynonyms } from '../../../server/application/search/own-synonyms.ts';

let directory: string;
let file: string;
let warnings: string[];
let time: number;
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'pinakes-synonyms-'));
  file = path.join(directory, 'synonyms.txt');
  warnings = [];
  time = 0;
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const open = () =>
  new SynonymsFile(file, {
    clock: { now: () => time },
    logger: { warn: (event: string) => warnings.push(event) },
  });

test('without a file there are no synonyms', () => {
  expect(open().lines()).toEqual([]);
  expect(warnings).toEqual([]);
});

test('every line with a comma is a group; remarks and single words are none', async () => {
  await writeFile(file, '# remarks, with commas\nsofa, chesterfield\nalone\n\n');
  expect(open().lines()).toEqual(['sofa, chesterfield']);
});

test('a changed file counts some seconds later, and one that is too large does not count', async () => {
  await writeFile(file, 'sofa, chesterfield');
  const list = open();
  const synonyms = new OwnSynonyms(list);
  expect(synonyms.linesFor('A green SOFAS')).toEqual(['sofa, chesterfield']);
  expect(synonyms.linesFor('lamp')).toEqual([]);
  await writeFile(file, 'lamp, luminaire');
  expect(synonyms.linesFor('lamp')).toEqual([]);
  time += 5_000;
  expect(synonyms.linesFor('lamp')).toEqual(['lamp, luminaire']);
  await writeFile(file, ','.repeat(1_000_001));
  time += 5_000;
  expect(list.lines()).toEqual(['lamp, luminaire']);
  expect(warnings).toEqual(['synonyms.unreadable']);
});
