import type { PinId, UserId } from '../../../../src/domain/ids/ids.ts';
import type { ReactionCount, ReactionType } from '../../../../src/domain/pins/pin-relations.ts';
import type { SponsorshipStatus } from '../../../../src/domain/sponsorship/sponsorship-answer.ts';
import type { DayCounts } from '../../../../src/domain/statistics/day-counts.ts';
import type { ContentMedia, PinContent } from './pin-content.ts';
import type { VideoRecord } from '../media/videos.ts';
import type { BoardRecord, PictureRecord, PinRecord, SectionRecord, UserRecord } from '../records.ts';

/**
 * Read models: records joined with what their viewer may know of them. The store fills them with a number of
 * statements that does not depend on how many are asked for.
 */

/** A user as others see it: no mail address, no hash. */
export type PersonView = Pick<
  UserRecord,
  | 'id'
  | 'username'
  | 'firstName'
  | 'lastName'
  | 'about'
  | 'location'
  | 'pronouns'
  | 'websiteUrl'
  | 'accountType'
  | 'businessName'
  | 'excludeFromSearch'
  | 'state'
  | 'createdAt'
> & {
  readonly avatar: Pick<PictureRecord, 'signature' | 'extension'> | null;
  readonly followedByViewer: boolean;
  readonly followsViewer: boolean;
  readonly blockedByViewer: boolean;
};

/** Counts of a profile; only what the viewer may see is counted. */
export type ProfileCounts = {
  readonly pinCount: number;
  readonly boardCount: number;
  readonly followerCount: number;
  readonly followingCount: number;
};

export type PictureOfPin = { readonly pinId: PinId; readonly picture: PictureRecord };

export type BoardView = {
  readonly board: BoardRecord;
  readonly owner: PersonView;
  readonly followedByViewer: boolean;
  /** Granted permissions when the viewer is an accepted collaborator, else null. */
  readonly viewerPermissions: readonly string[] | null;
  /** The chosen cover's picture, if there is one, then those of the newest other pins; at most 5, with their pins. */
  readonly coverPictures: readonly PictureOfPin[];
};

/** The short form: all but the pictures. */
export type BoardShortView = Omit<BoardView, 'coverPictures'> & {
  /** The chosen cover's picture, else the newest pin's. */
  readonly cover: PictureRecord | null;
};

export type PinView = {
  readonly pin: PinRecord;
  readonly picture: PictureRecord;
  readonly video: VideoRecord | null;
  readonly board: BoardShortView;
  readonly pinner: PersonView;
  /** The original, when there is one and the viewer may read it. */
  readonly original: {
    readonly pinId: PinId;
    readonly pinner: PersonView;
    readonly board: BoardShortView;
  } | null;
  /**
   * This pin itself when it is the viewer's, else the viewer's newest pin of the same original on a board that the
   * viewer may read, else null.
   */
  readonly savedCopy: {
    readonly pinId: PinId;
    readonly section: Pick<SectionRecord, 'id' | 'title' | 'slug'> | null;
    readonly board: BoardShortView;
  } | null;
  /** Who pinned what this one was saved from, when the viewer may read that pin. */
  readonly via: PersonView | null;
  /** Saves of the original, or of this pin when there is none: how often the picture was saved from here. */
  readonly chainSaves: number;
  readonly favoritedByViewer: boolean;
  readonly reactionByViewer: ReactionType | null;
  /** By their numbers, none that nobody has given. */
  readonly reactionCounts: readonly ReactionCount[];
  /** Who pays for it, or for the original where this is a copy. */
  readonly sponsorship: {
    readonly creator: PersonView;
    /** Null when there is nobody to be named any more. */
    readonly sponsor: PersonView | null;
    readonly status: SponsorshipStatus;
  } | null;
  /** What was counted of it lately; null for those who do not see figures on it. */
  readonly dayCounts: readonly DayCounts[] | null;
  /** What the page of its link said when it was last read; null when nothing is known. */
  readonly linkFacts: {
    /** `SourceFacts` as JSON: whoever has written them before need not read them. */
    readonly text: string;
    /** Milliseconds since the epoch. */
    readonly succeededAt: number;
  } | null;
  /** What it is made of besides its picture, and what that shows; null for most pins. */
  readonly content: { readonly made: PinContent; readonly media: ContentMedia } | null;
  /** A `TypedProduct` as JSON: what somebody has typed in about the thing on it; null when nobody has. */
  readonly product: string | null;
};

/** A pin as far as another one shows it that names it. */
export type NamedPin = {
  readonly pinId: PinId;
  readonly link: string | null;
  readonly picture: PictureRecord;
};

export type SectionView = {
  readonly section: SectionRecord;
  /** The first pins; at most 3. */
  readonly previews: readonly PictureOfPin[];
};

/** null = a visitor. */
export type ViewerId = UserId | null;
