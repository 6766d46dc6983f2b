import type { Topic } from '../topics/topic.ts';
import type { ArticleKind } from './themes.ts';

/** A theme of a day with its pins. */
export type Article = {
  readonly articleId: string;
  readonly title: string;
  readonly subtitle: string;
  /** The topic that it is about; null for other themes. */
  readonly topic: Topic | null;
  readonly imageUrl: string | null;
  readonly pinCount: number;
  /** ms since the epoch */
  readonly publishedAt: number | null;
  readonly kind: ArticleKind;
};
