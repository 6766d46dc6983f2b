import type { ArticleKind } from '../src/domain/today/themes.ts';
import type { WirePinCard } from './pin-card.ts';
import type { WirePin } from './pin.ts';
import type { WireTopic } from './topic.ts';

/** A theme of a day. */
export interface WireArticle {
  id: string;
  type: 'article';
  /** In the language of the reader; names of topics in English. */
  title: string;
  subtitle: string;
  url: string;
  image: string | null;
  pins_count: number;
  published_at: string;
  kind: ArticleKind;
  /** The topic that it is about. */
  topic: WireTopic | null;
}

export interface WireArticlePage {
  article: WireArticle | null;
  results: readonly (WirePin | WirePinCard)[];
}
