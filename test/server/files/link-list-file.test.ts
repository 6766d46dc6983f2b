import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LinkListFile } from '../../../server/adapters/files/link-list-file.ts';

let directory: string;
let file: string;
let warnings: string[];
let time: number;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'pinakes-links-'));
  file = path.join(directory, 'link-blocklist.txt');
  warnings = [];
  time = 0;
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const open = (where = file) =>
  new LinkListFile(where, {
    clock: { now: () => time },
    logger: { warn: (event: string) => warnings.push(event) },
  });

test('without a file every host is fine', () => {
  const links = open();
  expect(links.verdictOn('example.org')).toBe('ok');
  expect(warnings).toEqual([]);
});

test('a listed host and everything below it get its verdict', async () => {
  await writeFile(
    file,
    '# bad ones\nBad.example blocked\nodd.example suspicious # perhaps\n\nx.example porn\n',
  );
  const links = open();
  expect(links.verdictOn('bad.example')).toBe('blocked');
  expect(links.verdictOn('cdn.bad.example')).toBe('blocked');
  expect(links.verdictOn('notbad.example')).toBe('ok');
  expect(links.verdictOn('odd.example')).toBe('suspicious');
  expect(links.verdictOn('x.example')).toBe('porn');
});

test('a line that cannot be understood is told and left out', async () => {
  await writeFile(file, 'a.example nonsense\nb.example\nc.example blocked twice\nd.example blocked\n');
  const links = open();
  expect(['a', 'b', 'c', 'd'].map((name) => links.verdictOn(`${name}.example`))).toEqual([
    'ok',
    'ok',
    'ok',
    'blocked',
  ]);
  expect(warnings).toEqual(Array(3).fill('link_list.bad_line'));
});

test('a changed file counts a few seconds later, and a missing one again is none', async () => {
  const links = open();
  await writeFile(file, 'a.example blocked\n');
  expect(links.verdictOn('a.example')).toBe('ok');
  time += 5_000;
  expect(links.verdictOn('a.example')).toBe('blocked');
  await rm(file);
  time += 5_000;
  expect(links.verdictOn('a.example')).toBe('ok');
});

test('a changed file counts at once when it is read again, an unreadable one changes nothing', async () => {
  await writeFile(file, 'a.example blocked\n');
  const links = open();
  await writeFile(file, 'b.example blocked\n');
  expect(links.verdictOn('b.example')).toBe('ok');
  links.reload();
  expect([links.verdictOn('a.example'), links.verdictOn('b.example')]).toEqual(['ok', 'blocked']);

  await rm(file);
  const unreadable = open(directory);
  unreadable.reload();
  expect(unreadable.verdictOn('b.example')).toBe('ok');
  expect(warnings).toContain('link_list.unreadable');
});
