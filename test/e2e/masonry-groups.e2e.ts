import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';
import { MASONRY_EXPERIMENT, MASONRY_GROUPS } from '../../src/domain/layout/masonry-experiment.ts';
import { test } from './support/e2e-test.ts';
import { Member } from './support/member.ts';
import { cardsOf, fillWall } from './support/wall.ts';

const PERSON =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Safari/537.36';

/** All groups are drawn alike, which unit tests prove for each; so one of them stands for all. */
const [group] = MASONRY_GROUPS;

test('for everybody in a group cards stand in columns, and what is in view is counted', async ({
  server,
  openPage,
}) => {
  await writeFile(
    path.join(server.dataDir, 'experiments.json'),
    JSON.stringify([{ name: MASONRY_EXPERIMENT, groups: {}, default: group }]),
  );
  const ann = await Member.join(server.url, 'ann');
  await fillWall(ann, 12);
  const page = await openPage('/', { as: ann });
  // What calls itself headless counts as a machine.
  await page.setExtraHTTPHeaders({ 'User-Agent': PERSON });
  // What is seen is told some seconds after it was, and what tells it comes last of all.
  const counted = page.waitForRequest((request) => request.url().includes('/v3/counters/'), {
    timeout: 60_000,
  });
  await page.reload();
  const { impressions } = (await counted).postDataJSON() as { impressions: string[] };
  const cards = await cardsOf(page);
  expect(cards).toHaveLength(12);
  const height = await page.evaluate(() => innerHeight);
  const inView = cards.filter(({ top, bottom }) => (top + bottom) / 2 <= height);
  expect(impressions).toHaveLength(inView.length);
  const over = cards.flatMap((one) =>
    cards.filter(
      (other) =>
        other.place > one.place &&
        other.left < one.right &&
        one.left < other.right &&
        other.top < one.bottom &&
        one.top < other.bottom,
    ),
  );
  expect(over).toEqual([]);
  expect(new Set(cards.map(({ left }) => left)).size).toBe(5);
}, 120_000);
