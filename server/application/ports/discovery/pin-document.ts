import type { PictureLooks } from '../../../../src/domain/looks/picture-looks.ts';
import type { Embedding } from '../media/embeddings.ts';
import type { BoardId, PinId, TopicId, UserId } from '../../../../src/domain/ids/ids.ts';

/** What an open pin is: the value of the facet "kind". */
export type PinKind = 'image' | 'video' | 'story' | 'carousel' | 'recipe' | 'article';

/**
 * A pin as search and recommendations see it: an original with all of its saves on public boards that are not
 * archived. A pin without any such save has no document.
 */
export type PinDocument = {
  /** Id of the original, also when the original itself is not public or was deleted. */
  readonly id: PinId;
  /** The pin that stands for it in results: the original if it is public, else its newest public save. */
  readonly shown: PinId;
  readonly pinnerId: UserId;
  readonly title: string;
  readonly description: string;
  readonly altText: string;
  /** Host of the link without `www.`; null without a link. */
  readonly domain: string | null;
  /** Title of the linked page; empty if it is unknown. */
  readonly linkTitle: string;
  readonly kind: PinKind;
  /** Null for what is not a product. What is not known of a product is null. */
  readonly product: {
    readonly price: number | null;
    readonly currency: string | null;
    readonly inStock: boolean | null;
  } | null;
  /** Signature of the picture, 32 hexadecimal digits. */
  readonly picture: string;
  /** `#rrggbb` */
  readonly dominantColor: string;
  /** Null until they are computed, and for a picture that cannot be decoded. */
  readonly looks: PictureLooks | null;
  /** By the operator's model; null without one, and until it is computed. */
  readonly embedding: Embedding | null;
  /** ms since the epoch */
  readonly createdAt: number;
  /** Each public board once, oldest save first. */
  readonly boards: readonly DocumentBoard[];
  /** What people decided about its topics; all others come from its words. */
  readonly topics: readonly DocumentTopic[];
};

export type DocumentBoard = {
  readonly id: BoardId;
  readonly name: string;
  /** Time of the newest save to this board. ms since the epoch */
  readonly savedAt: number;
};

export type DocumentTopic = {
  readonly id: TopicId;
  /** False if the pin is not about this topic. */
  readonly applies: boolean;
};
