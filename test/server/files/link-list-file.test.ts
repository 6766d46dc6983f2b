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

test('a hosts file blocks what it sends nowhere, and nothing of this machine', async () => {
  await writeFile(
    file,
    '127.0.0.1 localhost\n::1 ip6-localhost\r\n0.0.0.0 ads.example  more.example # both\n0.0.0.0 b\u00fccher.example\n',
  );
  const links = open();
  const hosts = ['ads.example', 'x.more.example', 'xn--bcher-kva.example', 'localhost', 'example'];
  expect(hosts.map((host) => links.verdictOn(host))).toEqual(['blocked', 'blocked', 'blocked', 'ok', 'ok']);
  expect(warnings).toEqual([]);
});

test('the verdict of a subdomain counts before that of its domain', async () => {
  await writeFile(file, 'example suspicious\nporn.example porn\n');
  const links = open();
  expect(['a.porn.example', 'a.example'].map((host) => links.verdictOn(host))).toEqual([
    'porn',
    'suspicious',
  ]);
});

test('what is no list changes nothing, until it is one again', async () => {
  await writeFile(file, 'a.example blocked\n');
  const links = open();
  await writeFile(file, '<html>An error page</html>\n'.repeat(20));
  time += 5_000;
  expect(links.verdictOn('a.example')).toBe('blocked');
  expect(warnings).toEqual(['link_list.unreadable']);
  await writeFile(file, 'b.example blocked\n');
  time += 5_000;
  expect(['a.example', 'b.example'].map((host) => links.verdictOn(host))).toEqual(['ok', 'blocked']);
});

test('many bad lines are told ten times', async () => {
  await writeFile(file, 'a.example blocked\n'.repeat(30) + 'nonsense\n'.repeat(20));
  open();
  expect(warnings).toEqual(Array(10).fill('link_list.bad_line'));
});

test('a host counts in each of the ways in which a browser would reach it', async () => {
  await writeFile(file, 'b\u00fccher.example blocked\n127.0.0.9 blocked\nbad.example blocked\n');
  const links = open();
  const spelled = [
    'xn--bcher-kva.example',
    'b\u00fccher.example',
    'www.b\u00fccher\u3002example',
    '0x7f.9',
    '2130706441',
  ];
  expect(spelled.map((host) => links.verdictOn(host))).toEqual(spelled.map(() => 'blocked'));
  expect(links.verdictOn('\uff42ad.example')).toBe('blocked');
  expect(links.verdictOn('[::1]')).toBe('ok');
});
