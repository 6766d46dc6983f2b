import {
  dayOf,
  inOrderOfDay,
  isTheme,
  KEPT_DAYS,
  MOST_PINS,
  THEMES_A_DAY,
} from '../../../src/domain/today/themes.ts';
import type { PinId } from '../../../src/domain/ids/ids.ts';
import type { JobHandler, Later } from '../jobs/job-handler.ts';
import type { Store } from '../ports/store.ts';
import type { Clock, IdGenerator } from '../ports/surroundings.ts';
import type { TodayArticleRecord } from '../ports/pins/today.ts';
import { ThemeSources, type Candidate, type ThemeSourcesDeps } from './internal/theme-sources.ts';

type MakeTodayDeps = Omit<ThemeSourcesDeps, 'store'> & {
  readonly store: Pick<Store, 'today' | 'topics' | 'pins' | 'search' | 'feeds' | 'transaction'>;
  readonly clock: Clock;
  readonly ids: Pick<IdGenerator, 'next'>;
};

const HOUR_MS = 60 * 60 * 1000;
/** Until the index is built, whose first visitors wait for the articles. */
const BUILDING_MS = 5 * 1000;
/** Of one source, so many candidates are looked at until one has enough pins of several people. */
const LOOKED_AT = 20;

/**
 * Makes the articles of the day: the operator's picks, what rises, the season, what was saved most this week, and a topic
 * that was no theme for a while; one of products stands apart. What is there stays as it is; what has not enough pins
 * is tried again later on the same day.
 */
export class MakeToday implements JobHandler<'today.make'> {
  readonly isNeverGivenUp = true;
  readonly atMostMs = HOUR_MS;
  readonly #deps: MakeTodayDeps;

  constructor(deps: MakeTodayDeps) {
    this.#deps = deps;
  }

  async run(): Promise<Later> {
    const { clock, store } = this.#deps;
    const day = dayOf(clock.now());
    await store.transaction((tx) => tx.today.removeBefore(day - KEPT_DAYS + 1));
    const isMade = await this.#make(day);
    return { again: clock.now() + (isMade ? HOUR_MS : BUILDING_MS) };
  }

  /** False while the index is being built. */
  async #make(day: number): Promise<boolean> {
    const { store, clock } = this.#deps;
    const recent = await store.today.since(day - KEPT_DAYS + 1);
    const sources = new ThemeSources(this.#deps, { day, now: clock.now(), recent });
    const candidates = await sources.all();
    if (candidates === null) return false;
    const articles = [...recent.filter((article) => article.day === day)];
    const places = Map.groupBy(candidates, ({ place }) => place);
    for (const [place, ofPlace] of places) {
      const isFull = countOf(articles) >= THEMES_A_DAY && ofPlace[0]!.kind !== 'shop';
      if (isFull || articles.some((article) => article.place === place)) continue;
      const made = await this.#firstWithEnough(ofPlace, sources, articles, day);
      if (made === null) continue;
      await store.transaction((tx) => tx.today.insert(made));
      articles.push(made);
    }
    return true;
  }

  async #firstWithEnough(
    candidates: readonly Candidate[],
    sources: ThemeSources,
    articles: readonly TodayArticleRecord[],
    day: number,
  ): Promise<TodayArticleRecord | null> {
    const ordered = candidates[0]!.isRanked
      ? candidates
      : inOrderOfDay(candidates, day, ({ theme }) => JSON.stringify(theme));
    for (const { place, kind, hemisphere, theme, pinsOf } of ordered.slice(0, LOOKED_AT)) {
      if (articles.some((article) => isSame(article.theme, theme))) continue;
      const pins = await this.#publicPins(await pinsOf(sources));
      if (pins === null) continue;
      const { ids, clock } = this.#deps;
      return { id: ids.next(), day, place, kind, hemisphere, theme, pins, createdAt: clock.now() };
    }
    return null;
  }

  /** The pins that anybody may see; null when they make no theme. */
  async #publicPins(ids: readonly PinId[]): Promise<readonly PinId[] | null> {
    const { search, pins } = this.#deps.store;
    const found = await search.findable([...new Set(ids)].slice(0, MOST_PINS), null);
    const views = await pins.views(found, null);
    const people = new Set(views.map(({ pinner }) => pinner.id)).size;
    return isTheme({ pins: views.length, people }) ? views.map(({ pin }) => pin.id) : null;
  }
}

/** The themes of a reader's day: the two hemispheres count as one. */
function countOf(articles: readonly TodayArticleRecord[]): number {
  const shown = articles.filter(({ kind }) => kind !== 'shop');
  const north = shown.filter(({ hemisphere }) => hemisphere !== 'south').length;
  const south = shown.filter(({ hemisphere }) => hemisphere !== 'north').length;
  return Math.max(north, south);
}

/** A day has each topic once, and once with its products. */
function isSame(one: TodayArticleRecord['theme'], other: TodayArticleRecord['theme']): boolean {
  if ('topic' in one && 'topic' in other)
    return one.topic === other.topic && (one.from === 'products') === (other.from === 'products');
  return JSON.stringify(one) === JSON.stringify(other);
}
