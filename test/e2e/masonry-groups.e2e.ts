import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';
import { MASONRY_EXPERIMENT, MASONRY_GROUPS } from '../../src/domain/layout/internal/masonry-experiment.ts';
import { countedAfter, reloadAsPerson } from './support/counted.ts';
import { test } from './support/e2e-test.ts';
import { Member } from './support/member.ts';
import { cardsOf, fillWall } from './support/wall.ts';

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
  const counted = await countedAfter(page, () => reloadAsPerson(page));
  const { impressions } = counted.request().postDataJSON() as { impressions: string[] };
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
});
