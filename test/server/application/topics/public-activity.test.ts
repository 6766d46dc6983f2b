import { beforeEach, describe, expect, test } from 'vitest';
import type { DiscoveryQuestions } from '../../../../server/application/ports/discovery/discovery-index.ts';
import { ReadPublicActivity } from '../../../../server/application/topics/public-activity.ts';
import { toPinId, toTopicId, type PinId } from '../../../../src/domain/ids/ids.ts';
import { COUNTED_AT_ONCE } from '../../../../src/domain/topics/trends.ts';
import type { PublicSave } from '../../../../src/domain/topics/explore-lists.ts';

const DAY = 24 * 60 * 60 * 1000;
const START = Date.UTC(2026, 5, 15, 12);
const BIRDS = toTopicId('7');

let now: number;
let saves: PublicSave<PinId>[];
let reads: number;
let pauses: number;
let isBuilding: boolean;
let fails: boolean;
let activity: ReadPublicActivity;

/** The index knows each document under its own id; pins from 100 on are about birds. */
const answers: Pick<DiscoveryQuestions, 'topicsOf' | 'madeIn'> = {
  topicsOf: ({ documents }) =>
    documents.map((document) => ({
      document,
      shown: document,
      topics: Number(document) >= 100 ? [BIRDS] : [],
    })),
  madeIn: ({ spans }) => [toPinId(String(spans.length))],
};
const index = {
  ask: async (question: string, about: never) =>
    isBuilding ? null : (answers as Record<string, (about: never) => unknown>)[question]!(about),
} as ConstructorParameters<typeof ReadPublicActivity>[0]['index'];

beforeEach(() => {
  [now, saves, reads, pauses, isBuilding, fails] = [START, [], 0, 0, false, false];
  const feeds = {
    async *publicSaves({ since }: { since: number }) {
      reads += 1;
      if (fails) throw new Error('the store does not answer');
      yield saves.filter(({ time }) => time >= since);
    },
  };
  const timer = {
    after() {
      pauses += 1;
      return { rung: Promise.resolve(), stop: () => undefined };
    },
  };
  activity = new ReadPublicActivity({ feeds, index, timer, clock: { now: () => now } });
});

let made = 1000;
const save = (original: string, person: string, days: number) =>
  saves.push({
    id: toPinId(String((made += 1))),
    original: toPinId(original),
    person,
    time: now - days * DAY - 1,
  });
const make = (id: string, days: number) =>
  saves.push({ id: toPinId(id), original: toPinId(id), person: 'ann', time: now - days * DAY - 1 });

const newThisWeek = async () => (await activity.run())!.newThisWeek;

describe('what people do on public boards', () => {
  test('rises when several people save it, and other things as before', async () => {
    for (let days = 0; days < 35; days++) for (const person of ['a', 'b', 'c']) save('5', person, days);
    for (const person of ['a', 'b', 'c', 'd', 'e']) save('100', person, 0);
    for (let days = 0; days < 35; days++) make(String(200 + days), 30);
    const { risingPins, risingTopics } = (await activity.run())!;
    expect(risingPins.map(({ term }) => term)).toEqual(['100']);
    expect(risingTopics).toEqual([]);
  });

  test('is listed as new, as most saved, and by this day of earlier years', async () => {
    make('1', 2);
    make('2', 8);
    save('2', 'bob', 3);
    expect(await activity.run()).toEqual({
      risingTopics: [],
      risingPins: [],
      newThisWeek: ['1'],
      mostSavedThisMonth: ['2'],
      onThisDay: ['20'],
    });
  });

  test('lets requests be answered while many saves are counted', async () => {
    make('1', 2);
    await activity.run();
    expect(pauses).toBe(0);
    for (let saved = 0; saved < 3 * COUNTED_AT_ONCE; saved += 1) save('1', `p${saved}`, 1);
    now += 60 * 60_000;
    expect((await activity.run())!.mostSavedThisMonth).toEqual(['1']);
    expect(pauses).toBe(9);
  });

  test('is counted again after five minutes', async () => {
    make('1', 2);
    await Promise.all([activity.run(), activity.run()]);
    now += 5 * 60_000 - 1;
    await activity.run();
    expect(reads).toBe(1);
    now += 1;
    await activity.run();
    expect(reads).toBe(2);
  });

  test('is as it was for whoever asks while it is counted again, unless that is an hour ago', async () => {
    make('1', 2);
    await activity.run();
    make('2', 2);
    now += 5 * 60_000;
    expect(await newThisWeek()).toEqual(['1']);
    await expect.poll(newThisWeek).toContain('2');
    make('3', 2);
    now += 60 * 60_000;
    expect(await newThisWeek()).toContain('3');
  });

  test('is as it was when the store fails later, and then asked for again', async () => {
    make('1', 2);
    await activity.run();
    fails = true;
    now += 5 * 60_000;
    expect(await newThisWeek()).toEqual(['1']);
    fails = false;
    make('2', 2);
    await expect.poll(newThisWeek).toContain('2');
  });

  test('is not known while the index is built, and asked for again', async () => {
    isBuilding = true;
    expect(await activity.run()).toBeNull();
    isBuilding = false;
    expect(await activity.run()).not.toBeNull();
  });

  test('is asked for again when the store has failed', async () => {
    fails = true;
    await expect(activity.run()).rejects.toThrow('does not answer');
    fails = false;
    expect(await activity.run()).not.toBeNull();
  });
});
