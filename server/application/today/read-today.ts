import type { PinId } from '../../../src/domain/ids/ids.ts';
import type { Hemisphere } from '../../../src/domain/today/hemisphere.ts';
import { dayOf, KEPT_DAYS, type ArticleKind } from '../../../src/domain/today/themes.ts';
import { EMPTY_SLICE, withoutReason, type FeedSlice } from '../feeds/feed-item.ts';
import type { TodayArticleRecord } from '../ports/pins/today.ts';
import type { TopicView } from '../ports/pins/topics.ts';
import type { PinView, ViewerId } from '../ports/pins/views.ts';
import type { StoreReader } from '../ports/store.ts';
import type { Clock } from '../ports/surroundings.ts';

type ReadTodayDeps = {
  readonly store: Pick<StoreReader, 'today' | 'topics' | 'pins' | 'search'>;
  readonly clock: Clock;
};

/** An article as its viewer sees it. */
export type ArticleView = {
  readonly article: TodayArticleRecord;
  /** Null for a theme that is no topic. */
  readonly topic: TopicView | null;
  /** The best pin that the viewer may see. */
  readonly cover: PinView;
  /** How many of its pins the viewer may see. */
  readonly pinCount: number;
};

export type TodayTab = 'today' | 'article' | ArticleKind;
export type Viewer = { readonly viewerId: ViewerId; readonly hemisphere: Hemisphere };
export type Page = { readonly position: string | null; readonly limit: number };

/** Reads the articles of the last days. */
export class ReadToday {
  readonly #deps: ReadTodayDeps;

  constructor(deps: ReadTodayDeps) {
    this.#deps = deps;
  }

  /**
   * `today`: those of the newest day, without products; `article`: those of all days; else all of one kind. Undefined:
   * the position is none.
   */
  async list(
    tab: TodayTab,
    viewer: Viewer,
    { position, limit }: Page,
  ): Promise<{ readonly articles: readonly ArticleView[]; readonly next: string | null } | undefined> {
    const skip = offsetOf(position);
    if (skip === undefined) return undefined;
    const kept = (await this.#kept()).filter((article) => isFor(article, viewer));
    const newest = kept[0]?.day;
    const inTab = kept.filter(({ day, kind }) => {
      if (tab === 'article') return true;
      return tab === 'today' ? day === newest && kind !== 'shop' : kind === tab;
    });
    const articles = await this.#views(inTab.slice(skip, skip + limit), viewer.viewerId);
    return { articles, next: skip + limit < inTab.length ? String(skip + limit) : null };
  }

  /** How many articles the newest day has. */
  async countOfToday(viewer: Viewer): Promise<number> {
    const kept = (await this.#kept()).filter((article) => isFor(article, viewer));
    return kept.filter(({ day, kind }) => day === kept[0]?.day && kind !== 'shop').length;
  }

  /** An article with a page of its pins. `not_found`: there is none, or nothing of it that the viewer may see. */
  async article(
    id: string,
    viewerId: ViewerId,
    { position, limit }: Page,
  ): Promise<
    | { readonly kind: 'page'; readonly article: ArticleView; readonly slice: FeedSlice }
    | { readonly kind: 'not_found' | 'bad_position' }
  > {
    const skip = offsetOf(position);
    if (skip === undefined) return { kind: 'bad_position' };
    const found = await this.#deps.store.today.find(id);
    if (found === undefined || found.day < this.#oldest()) return { kind: 'not_found' };
    const { search, pins } = this.#deps.store;
    const ids = await search.findable(found.pins, viewerId);
    if (ids.length === 0) return { kind: 'not_found' };
    const shown = ids.slice(skip, skip + limit);
    const [cover, ...views] = await pins.views([ids[0]!, ...shown], viewerId);
    if (cover === undefined) return { kind: 'not_found' };
    const topic = (await this.#topicsOf([found], viewerId)).get(found.id) ?? null;
    return {
      kind: 'page',
      article: { article: found, topic, cover, pinCount: ids.length },
      slice:
        shown.length === 0
          ? EMPTY_SLICE
          : {
              items: views.map(withoutReason),
              next: skip + limit < ids.length ? String(skip + limit) : null,
            },
    };
  }

  #oldest(): number {
    return dayOf(this.#deps.clock.now()) - KEPT_DAYS + 1;
  }

  #kept(): Promise<readonly TodayArticleRecord[]> {
    return this.#deps.store.today.since(this.#oldest());
  }

  /** Articles of which the viewer may see nothing are left out. */
  async #views(articles: readonly TodayArticleRecord[], viewerId: ViewerId): Promise<readonly ArticleView[]> {
    const { search, pins } = this.#deps.store;
    const all = [...new Set(articles.flatMap((article) => article.pins))];
    const findable = new Set(await search.findable(all, viewerId));
    const visible = new Map(
      articles.map((article) => [article, article.pins.filter((id) => findable.has(id))]),
    );
    const covers = unlikeCovers([...visible.values()]);
    const [topics, views] = await Promise.all([
      this.#topicsOf(articles, viewerId),
      pins.views([...new Set(covers.filter((id) => id !== undefined))], viewerId),
    ]);
    const viewOf = new Map(views.map((view) => [view.pin.id, view]));
    return articles.flatMap((article, at) => {
      const id = covers[at];
      const cover = id === undefined ? undefined : viewOf.get(id);
      if (cover === undefined) return [];
      const pinCount = visible.get(article)!.length;
      return [{ article, topic: topics.get(article.id) ?? null, cover, pinCount }];
    });
  }

  /** The topics of articles, by the ids of the articles. */
  async #topicsOf(
    articles: readonly TodayArticleRecord[],
    viewerId: ViewerId,
  ): Promise<ReadonlyMap<string, TopicView>> {
    const topicOf = new Map(
      articles.flatMap(({ id, theme }) => ('topic' in theme ? [[id, theme.topic] as const] : [])),
    );
    if (topicOf.size === 0) return new Map();
    const views = await this.#deps.store.topics.views([...new Set(topicOf.values())], viewerId);
    const viewOf = new Map(views.map((view) => [view.topic.id, view]));
    return new Map(
      [...topicOf].flatMap(([id, topic]) => {
        const view = viewOf.get(topic);
        return view === undefined ? [] : [[id, view] as const];
      }),
    );
  }
}

/** The best pin of each list that no list before it shows, where there is one. */
function unlikeCovers(lists: readonly (readonly PinId[])[]): readonly (PinId | undefined)[] {
  const taken = new Set<PinId>();
  return lists.map((ids) => {
    const cover = ids.find((id) => !taken.has(id)) ?? ids[0];
    if (cover !== undefined) taken.add(cover);
    return cover;
  });
}

function isFor({ hemisphere }: TodayArticleRecord, viewer: Viewer): boolean {
  return hemisphere === null || hemisphere === viewer.hemisphere;
}

function offsetOf(position: string | null): number | undefined {
  const offset = position === null ? 0 : Number(position);
  return Number.isSafeInteger(offset) && offset >= 0 ? offset : undefined;
}
