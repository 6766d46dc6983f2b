import type { BoardId, PinId, SectionId } from '../ids/ids.ts';
import type { ImageRef } from '../images/image-spec.ts';
import type { UserShort } from '../users/user.ts';

/** The viewer's newest copy of a pin. */
export interface SavedInfo {
  readonly localPinId: PinId;
  readonly boardId: BoardId;
  readonly sectionId: SectionId | null;
  readonly title: string;
  readonly type: 'board' | 'section' | 'profile';
  readonly url: string;
}

/** `status`: 0 awaiting the sponsor, 1 confirmed, 2 declined or none, 3 ended; other integers are possible. */
export interface Sponsorship {
  readonly creator: UserShort | null;
  readonly sponsor: UserShort | null;
  readonly status: number | null;
}

export interface LinkDomain {
  readonly domain: string;
  readonly officialUser: UserShort | null;
}

export interface PinJoin {
  readonly shoppingKlpUrls: readonly string[];
  readonly visualAnnotation: readonly string[];
  readonly annotationsWithLinksArray: readonly { readonly name: string; readonly url: string }[];
}

/** Data that all copies of a pin share; its id identifies the comment thread. */
export interface AggregatedPinData {
  readonly entityId: string;
  readonly nodeId: string;
  readonly pinTagsChips: readonly { readonly text: string; readonly url: string }[];
  readonly isShopTheLook: boolean;
  readonly aggregatedStats: { readonly saves: number; readonly done: number };
}

/** Statistics of the last days; null = not available yet. */
export interface CreatorAnalytics {
  readonly days: number;
  readonly impression: number | null;
  readonly pinClick: number | null;
  readonly save: number | null;
}

/** An animated picture or an embeddable player. */
export interface Embed {
  readonly type: string;
  readonly subtype: string;
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** The visible part of the picture, px in the 236 wide image. */
export interface ImageCrop {
  readonly minY: number;
  readonly maxY: number;
}

export interface CollectionItem {
  readonly pinId: PinId;
  readonly link: string | null;
  readonly images: readonly ImageRef[];
}

export interface CollageItem {
  readonly entityId: string;
  readonly link: string;
  readonly image: ImageRef | null;
}

/** Why a pin is in a feed. */
export type RecommendationReasonKind =
  'promoted' | 'followed' | 'topic' | 'pfyBoard' | 'pfy' | 'related' | 'newsHub' | 'default';

export interface RecommendationReason {
  readonly reason: RecommendationReasonKind;
  readonly reasonId: string;
  readonly hasBoard: boolean;
  readonly board: { readonly name: string; readonly url: string } | null;
}

export interface SourceInterest {
  readonly entityId: string;
  readonly name: string;
  readonly urlName: string;
}

/** The rating from the source: the value may be missing or the text `None`. */
export interface PinRating {
  readonly rating: number | string | null;
  readonly maxRating: number | null;
  readonly count: number | null;
}

/** love 1, haha 5, goodIdea 7, wow 11, thanks 13. */
export const REACTION_TYPES = [1, 5, 7, 11, 13] as const;
export type ReactionType = (typeof REACTION_TYPES)[number];

export interface ReactionCount {
  readonly reactionType: ReactionType;
  readonly reactionCount: number;
}
