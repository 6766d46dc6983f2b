import type { PinId, TopicId } from '../../../../src/domain/ids/ids.ts';
import type { Hemisphere } from '../../../../src/domain/today/hemisphere.ts';
import type { ArticleKind } from '../../../../src/domain/today/themes.ts';

/** What an article is about, and from where its theme came. */
export type TodayTheme =
  /** By the operator, as it is written in the file. */
  | { readonly from: 'pick'; readonly title: string; readonly subtitle: string }
  /** `trend`: saved more than before; `week`: saved most this week; `new`: was no theme for a while. */
  | { readonly from: 'trend' | 'week' | 'new' | 'products'; readonly topic: TopicId }
  /** The season calendar. */
  | { readonly from: 'season'; readonly key: string };

export type TodayArticleRecord = {
  readonly id: string;
  /** Counted from the epoch, in UTC. */
  readonly day: number;
  /** Unique on its day; also the order of the articles of a day. */
  readonly place: string;
  readonly kind: ArticleKind;
  /** Null: for everybody. */
  readonly hemisphere: Hemisphere | null;
  readonly theme: TodayTheme;
  /** Best first. Who may see them is checked when their rows are loaded. */
  readonly pins: readonly PinId[];
  /** ms since the epoch */
  readonly createdAt: number;
};

/** The articles of the last days. */
export interface TodayReader {
  /** Those of this day and later, the newest day first, in the order of their places. */
  since(day: number): Promise<readonly TodayArticleRecord[]>;
  find(id: string): Promise<TodayArticleRecord | undefined>;
}

export interface TodayRepository extends TodayReader {
  /** One that is there at the same place of the same day stays. */
  insert(article: TodayArticleRecord): Promise<void>;
  removeBefore(day: number): Promise<void>;
}
