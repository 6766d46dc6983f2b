import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TrustedHostsFile } from '../../../server/adapters/files/trusted-hosts-file.ts';

let directory: string;
let file: string;
let warnings: unknown[];
let time: number;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'pinakes-trusted-'));
  file = path.join(directory, 'link-trustlist.txt');
  warnings = [];
  time = 0;
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const open = () =>
  new TrustedHostsFile(file, {
    clock: { now: () => time },
    logger: { warn: (event, fields) => void warnings.push([event, fields?.['line']]) },
  });

test('without a file no host is trusted; a changed one counts a few seconds later, or at once', async () => {
  const hosts = open();
  expect(hosts.all()).toEqual([]);
  await writeFile(file, 'a.example\n');
  time += 5_000;
  expect(hosts.all()).toEqual(['a.example']);
  await writeFile(file, 'a.example\nb.example\n');
  hosts.reload();
  expect(hosts.all()).toEqual(['a.example', 'b.example']);
});

test('names are read as links have them; what names no host is told and left out', async () => {
  await writeFile(
    file,
    '# friends\nA.Example # ours\nbücher.example.\n\nhttps://x.example/\nlocalhost\n10.0.0.1\n',
  );
  expect(open().all()).toEqual(['a.example', 'xn--bcher-kva.example']);
  expect(warnings).toEqual([
    ['trusted_hosts.bad_line', 5],
    ['trusted_hosts.bad_line', 6],
    ['trusted_hosts.bad_line', 7],
  ]);
});

test('beyond two hundred they are told and left out', async () => {
  await writeFile(file, Array.from({ length: 201 }, (_, index) => `h${index}.example`).join('\n'));
  expect(open().all()).toHaveLength(200);
  expect(warnings).toEqual([['trusted_hosts.bad_line', 201]]);
});
