import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TodayFile } from '../../../server/adapters/files/today-file.ts';

let directory: string;
let file: string;
let time: number;
let warnings: string[];
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'pinakes-today-'));
  file = path.join(directory, 'today.json');
  time = 0;
  warnings = [];
});
afterEach(() => rm(directory, { recursive: true }));

const picks = () =>
  new TodayFile(file, {
    clock: { now: () => time },
    logger: { warn: (event, details) => void warnings.push(`${event} ${String(details?.['error'])}`) },
  });
const write = (themes: unknown) => writeFile(file, JSON.stringify(themes));

test('without a file there are no themes', () => {
  expect(picks().all()).toEqual([]);
  expect(warnings).toEqual([]);
});

test('themes have days, a kind and pins', async () => {
  await write([
    { title: ' Red ', subtitle: 'All of it', from: '2026-12-01', until: '2026-12-24', search: 'red' },
    { title: 'Bread', topic: 'bread', kind: 'popular' },
    { title: 'These', pins: ['12', 13] },
  ]);
  const days = (text: string) => Date.parse(text) / 86_400_000;
  expect(picks().all()).toEqual([
    {
      title: 'Red',
      subtitle: 'All of it',
      from: days('2026-12-01'),
      until: days('2026-12-24'),
      kind: 'best',
      pins: { search: 'red' },
    },
    { title: 'Bread', subtitle: '', from: null, until: null, kind: 'popular', pins: { topic: 'bread' } },
    { title: 'These', subtitle: '', from: null, until: null, kind: 'best', pins: { ids: ['12', '13'] } },
  ]);
});

describe('a mistake is told, and the last good file counts', () => {
  test.each([
    [{}, 'The themes must be a list.'],
    [[{ topic: 'bread' }], 'Theme 1: "title" is missing.'],
    [[{ title: 'A', topic: 'a' }, { title: 'B' }], 'Theme 2: needs one of "pins", "topic" and "search".'],
    [[{ title: 'A', topic: 'a', search: 'b' }], 'Theme 1: needs one of "pins", "topic" and "search".'],
    [[{ title: 'A', topic: 'a', from: '2026-02-30' }], 'Theme 1: "from" must be a day such as 2026-12-24.'],
    [
      [{ title: 'A', topic: 'a', from: '2026-02-02', until: '2026-02-01' }],
      'Theme 1: "from" is after "until".',
    ],
    [
      [{ title: 'A', topic: 'a', kind: 'x' }],
      'Theme 1: "kind" must be one of best, trending, popular, shop.',
    ],
    [[{ title: 'A', pins: ['x'] }], 'Theme 1: "pins" must be a list of 1 to 200 ids of pins.'],
    [[{ title: 'A', topics: 'a' }], 'Theme 1: there is no setting "topics".'],
    [[{ title: 'A'.repeat(81), topic: 'a' }], 'Theme 1: "title" must have 80 characters at most.'],
  ])('%o', async (themes, message) => {
    await write([{ title: 'Good', topic: 'bread' }]);
    const list = picks();
    expect(list.all()).toHaveLength(1);
    await write(themes);
    time += 60_000;
    expect(list.all()).toMatchObject([{ title: 'Good' }]);
    expect(warnings).toEqual([`today.unreadable TypeError: ${message}`]);
  });
});
