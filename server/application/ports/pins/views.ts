import type { BoardId, PinId, UserId } from '../../../../src/domain/ids/ids.ts';
import type { ReactionCount, ReactionType } from '../../../../src/domain/pins/pin-relations.ts';
import type { SponsorshipStatus } from '../../../../src/domain/sponsorship/sponsorship-answer.ts';
import type { DayCounts } from '../../../../src/domain/statistics/day-counts.ts';
import type { ContentMedia, PinContent } from './pin-content.ts';
import type { VideoRecord } from '../media/videos.ts';
import type { BoardRecord, PictureRecord, PinRecord, SectionRecord, UserRecord } from '../records.ts';

/**
 * Read models: records joined with the related data that the viewer may see. The store reads them with a fixed number
 * of statements, however many ids are requested.
 */

/** The public view of a user, without mail address and password hash. */
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

/** Counts of a profile; they count only what the viewer may see. */
export type ProfileCounts = {
  readonly pinCount: number;
  readonly boardCount: number;
  readonly followerCount: number;
  readonly followingCount: number;
};

/** The counts of the own account. */
export type OwnCounts = {
  readonly counts: ProfileCounts;
  readonly secretBoardCount: number;
  /** The board of pins that were saved without choosing one; null before the first. */
  readonly quickSavesBoardId: BoardId | null;
  readonly unreadNewsCount: number;
  readonly unseenConversationCount: number;
};

export type PictureOfPin = { readonly pinId: PinId; readonly picture: PictureRecord };

export type BoardView = {
  readonly board: BoardRecord;
  readonly owner: PersonView;
  readonly followedByViewer: boolean;
  /** Granted permissions when the viewer is an accepted collaborator, else null. */
  readonly viewerPermissions: readonly string[] | null;
  /** The picture of the chosen cover, if any, then those of the newest other pins; at most 5, with their pins. */
  readonly coverPictures: readonly PictureOfPin[];
};

/** The short form, without the pictures. */
export type BoardShortView = Omit<BoardView, 'coverPictures'> & {
  /** The picture of the chosen cover, else that of the newest pin. */
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
   * This pin itself if it is the viewer's, else the viewer's newest copy of the same original on a board that the
   * viewer may read, else null.
   */
  readonly savedCopy: {
    readonly pinId: PinId;
    readonly section: Pick<SectionRecord, 'id' | 'title' | 'slug'> | null;
    readonly board: BoardShortView;
  } | null;
  /** The pinner of the pin that this one was saved from, when the viewer may read that pin. */
  readonly via: PersonView | null;
  /** Saves of the original, or of this pin when there is no original. */
  readonly chainSaves: number;
  readonly favoritedByViewer: boolean;
  readonly reactionByViewer: ReactionType | null;
  /** Counts per reaction; reactions without a count are omitted. */
  readonly reactionCounts: readonly ReactionCount[];
  /** The sponsorship of the pin, or of its original. */
  readonly sponsorship: {
    readonly creator: PersonView;
    /** Null when the sponsor has left. */
    readonly sponsor: PersonView | null;
    readonly status: SponsorshipStatus;
  } | null;
  /** Recent counts; null for viewers who may not see figures of the pin. */
  readonly dayCounts: readonly DayCounts[] | null;
  /** Facts about the linked page from its last read; null when there are none. */
  readonly linkFacts: {
    /** `SourceFacts` as JSON text, so that a caller with a cached result skips the parsing. */
    readonly text: string;
    /** Milliseconds since the epoch. */
    readonly succeededAt: number;
  } | null;
  /** The content besides the picture, and the entities that it refers to; null for most pins. */
  readonly content: { readonly made: PinContent; readonly media: ContentMedia } | null;
  /** A `TypedProduct` as JSON: the product details that a person has entered; null when there are none. */
  readonly product: string | null;
};

/** The fields of a pin that another pin refers to. */
export type NamedPin = {
  readonly pinId: PinId;
  readonly link: string | null;
  readonly picture: PictureRecord;
};

export type SectionView = {
  readonly section: SectionRecord;
  /** The first pins of the section; at most 3. */
  readonly previews: readonly PictureOfPin[];
};

/** Null for a visitor. */
export type ViewerId = UserId | null;
