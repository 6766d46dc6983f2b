import type { PinId, TopicId } from '../../../src/domain/ids/ids.ts';
import {
  daysAgo,
  mostSavedThisMonth,
  newThisWeek,
  thisDayInEarlierYears,
  type PublicSave,
} from '../../../src/domain/topics/explore-lists.ts';
import { EARLIER_DAYS, RECENT_DAYS, trendsIn, type Trend } from '../../../src/domain/topics/trends.ts';
import { inSlices } from '../in-slices.ts';
import type { DocumentTopics } from '../ports/discovery/discovery-index.ts';
import type { Clock } from '../ports/surroundings.ts';
import { savesWithTopics, type SavesWithTopicsDeps } from './saves-with-topics.ts';

/**
 * What people do on public boards. Pins are those that stand for their originals; whether a viewer may see them is
 * checked by whoever loads their rows.
 */
export type PublicActivity = {
  /** What is truly saved more than before, the steepest first; empty on most days of a small server. */
  readonly risingTopics: readonly Trend<TopicId>[];
  readonly risingPins: readonly Trend<PinId>[];
  readonly newThisWeek: readonly PinId[];
  readonly mostSavedThisMonth: readonly PinId[];
  readonly onThisDay: readonly PinId[];
};

type PublicActivityDeps = SavesWithTopicsDeps & { readonly clock: Clock };

type Save = PublicSave<PinId>;

const FRESH_FOR_MS = 5 * 60 * 1000;
/** Nobody waits for a count while there is one that is not older. */
const USABLE_FOR_MS = 60 * 60 * 1000;
const COUNTED_MS = (RECENT_DAYS + EARLIER_DAYS) * 24 * 60 * 60 * 1000;
const LONGEST_LIST = 60;

/**
 * Counts public saves, at most every five minutes: they are the same for everybody. Who asks after that is answered with
 * the last count while the next one is made, unless it is old. Where few of the days before are read, the growth of all
 * saves makes up for it. It is made in slices, between which requests are answered.
 */
export class ReadPublicActivity {
  readonly #deps: PublicActivityDeps;
  /** The last count that has begun. */
  #newest: { readonly activity: Promise<PublicActivity | null>; readonly at: number } | null = null;
  /** The last count that is done. */
  #done: { readonly activity: PublicActivity; readonly at: number } | null = null;

  constructor(deps: PublicActivityDeps) {
    this.#deps = deps;
  }

  /** Null while the index is being built. */
  async run(): Promise<PublicActivity | null> {
    const now = this.#deps.clock.now();
    const begun =
      this.#newest !== null && now - this.#newest.at < FRESH_FOR_MS ? this.#newest.activity : null;
    const activity = begun ?? this.#begin(now);
    const done = this.#done;
    if (done === null || now - done.at >= USABLE_FOR_MS) return activity;
    // Whoever asks after the failure asks for a new count.
    activity.catch(() => undefined);
    return done.activity;
  }

  #begin(now: number): Promise<PublicActivity | null> {
    const newest = { activity: this.#count(now), at: now };
    this.#newest = newest;
    const forget = () => {
      if (this.#newest === newest) this.#newest = null;
    };
    newest.activity.then((activity) => {
      if (activity === null) forget();
      else this.#done = { activity, at: now };
    }, forget);
    return newest.activity;
  }

  async #count(now: number): Promise<PublicActivity | null> {
    const { index, timer } = this.#deps;
    const onThisDay = await index.ask('madeIn', { spans: thisDayInEarlierYears(now), limit: LONGEST_LIST });
    if (onThisDay === null) return null;
    const read = await savesWithTopics(this.#deps, now - COUNTED_MS);
    if (read === null) return null;
    const { saves, about } = read;
    const shown = (ids: readonly PinId[]) => firstShown(ids, about);
    const trends = <T>(terms: (save: Save) => readonly T[]) =>
      inSlices(trendsIn(termSaves(saves, now, terms)), timer);
    const risingPins = await trends(({ id, original }) => (id === original ? [] : [original]));
    return {
      risingTopics: await trends(({ original }) => topicsOf(about, original)),
      risingPins: risingPins.flatMap((trend) => shown([trend.term]).map((term) => ({ ...trend, term }))),
      newThisWeek: shown(newThisWeek(saves, now)),
      mostSavedThisMonth: shown(await inSlices(mostSavedThisMonth(saves, now), timer)),
      onThisDay,
    };
  }
}

/** The pins that stand for these documents. */
function firstShown(ids: readonly PinId[], about: ReadonlyMap<PinId, DocumentTopics>): readonly PinId[] {
  const shown: PinId[] = [];
  for (const id of ids) {
    const known = about.get(id);
    if (known !== undefined) shown.push(known.shown);
    if (shown.length === LONGEST_LIST) break;
  }
  return shown;
}

function topicsOf(about: ReadonlyMap<PinId, DocumentTopics>, id: PinId): readonly TopicId[] {
  return about.get(id)?.topics ?? [];
}

function* termSaves<T>(saves: readonly Save[], now: number, terms: (save: Save) => readonly T[]) {
  for (const save of saves) {
    yield { terms: terms(save), person: save.person, daysAgo: daysAgo(save.time, now) };
  }
}
