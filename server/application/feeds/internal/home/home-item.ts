import type { HomeSource, MixedPin } from '../../../../../src/domain/feeds/home-mix.ts';
import type { BoardId, PinId, TopicId } from '../../../../../src/domain/ids/ids.ts';

/** Why a pin of a home feed is there; what follows from its row alone is decided when that is read. */
export type HomeReason =
  /** Own, or of somebody or a board that the viewer follows. */
  | { readonly kind: 'followed' }
  | { readonly kind: 'similar'; readonly document: PinId }
  | { readonly kind: 'board'; readonly id: BoardId; readonly name: string; readonly url: string }
  | { readonly kind: 'topic'; readonly topic: TopicId }
  | { readonly kind: 'fresh' | 'explore' | 'popular'; readonly topic: TopicId | null };

export type HomeItem = { readonly id: PinId; readonly reason: HomeReason };

/** A pin of a source, with all that decides on its place. */
export type HomeCandidate = HomeItem &
  MixedPin & {
    readonly document: PinId;
    readonly source: HomeSource;
    /** When the viewer has seen it or saved it, ms since the epoch; null if neither. */
    readonly knownSince: number | null;
  };
