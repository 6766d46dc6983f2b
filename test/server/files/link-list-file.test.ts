import { appendFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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

/** The verdict once a changed file has been read. */
const becomes = (links: LinkListFile, host: string, verdict: string) =>
  vi.waitFor(() => expect(links.verdictOn(host)).toBe(verdict));

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
  await becomes(links, 'a.example', 'blocked');
  await rm(file);
  time += 5_000;
  await becomes(links, 'a.example', 'ok');
});

test('an empty file is a download that has only begun, so the list stays', async () => {
  await writeFile(file, 'a.example blocked\n');
  const links = open();
  await writeFile(file, '');
  time += 5_000;
  links.verdictOn('a.example');
  await vi.waitFor(() => expect(warnings).toEqual(['link_list.unreadable']));
  expect(links.verdictOn('a.example')).toBe('blocked');
  await writeFile(file, '# nothing is blocked\n');
  time += 5_000;
  await becomes(links, 'a.example', 'ok');
});

test('a changed file counts after the clock was set back, too', async () => {
  time = 86_400_000;
  const links = open();
  await writeFile(file, 'a.example blocked\n');
  time = 0;
  await becomes(links, 'a.example', 'blocked');
});

test('a changed file counts at once when it is read again, an unreadable one changes nothing', async () => {
  await writeFile(file, 'a.example blocked\n');
  const links = open();
  await writeFile(file, 'b.example blocked\n');
  expect(links.verdictOn('b.example')).toBe('ok');
  await links.reload();
  expect([links.verdictOn('a.example'), links.verdictOn('b.example')]).toEqual(['ok', 'blocked']);

  await rm(file);
  const unreadable = open(directory);
  await unreadable.reload();
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
  links.verdictOn('a.example');
  await vi.waitFor(() => expect(warnings).toEqual(['link_list.unreadable']));
  expect(links.verdictOn('a.example')).toBe('blocked');
  await writeFile(file, 'b.example blocked\n');
  time += 5_000;
  await becomes(links, 'b.example', 'blocked');
  expect(links.verdictOn('a.example')).toBe('ok');
});

test.each(['<html>An error page</html>\n', 'a.example', '{"error":"not found"}', '\0\0\0'])(
  'a short text without a single host is no list either: %j',
  async (text) => {
    await writeFile(file, 'a.example blocked\n');
    const links = open();
    await writeFile(file, text);
    time += 5_000;
    links.verdictOn('a.example');
    await vi.waitFor(() => expect(warnings).toEqual(['link_list.unreadable']));
    expect(links.verdictOn('a.example')).toBe('blocked');
  },
);

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

test('an endless line is no list, and changes nothing', async () => {
  await writeFile(file, 'a.example blocked\n');
  const links = open();
  await writeFile(file, 'x'.repeat(1_000_000));
  await links.reload();
  expect(warnings).toEqual(['link_list.unreadable']);
  expect(links.verdictOn('a.example')).toBe('blocked');
});

test('a long list is read in parts: the list before it answers meanwhile, and others have their turn', async () => {
  await writeFile(file, 'a.example blocked\n');
  const links = open();
  const hosts = Array.from({ length: 20_000 }, (_, index) => `host-${index}.example`);
  await writeFile(file, hosts.map((host) => `0.0.0.0 ${host}`).join('\n'));
  let turns = 0;
  let isRead = false;
  const reading = links.reload().then(() => (isRead = true));
  while (!isRead) {
    await new Promise((resolve) => setImmediate(resolve));
    turns += 1;
    if (links.verdictOn('host-0.example') === 'ok') expect(links.verdictOn('a.example')).toBe('blocked');
  }
  await reading;
  expect(turns).toBeGreaterThan(5);
  expect(hosts.filter((host) => links.verdictOn(host) !== 'blocked')).toEqual([]);
  expect(links.verdictOn('a.example')).toBe('ok');
});

test('a file that is written while it is read counts when it is complete', async () => {
  await writeFile(file, 'a.example blocked\n');
  const links = open();
  const half = Array.from({ length: 20_000 }, (_, index) => `0.0.0.0 host-${index}.example\n`).join('');
  await writeFile(file, half);
  const reading = links.reload();
  await new Promise((resolve) => setImmediate(resolve));
  appendFileSync(file, '0.0.0.0 last.example\n');
  await reading;
  expect(links.verdictOn('a.example')).toBe('blocked');
  time += 5_000;
  await becomes(links, 'last.example', 'blocked');
});
