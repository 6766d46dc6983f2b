import type { ProfileView } from '../../../src/domain/surfaces/profile-view.ts';
import type { PinTexts } from '../../../src/domain/pins/pin-texts.ts';
import type { NotificationChoices } from '../../../src/domain/users/notification-settings.ts';
import type { BoardId, PinId, SectionId, UploadId, UserId } from '../../../src/domain/ids/ids.ts';

/**
 * The records of the store. They are plain values: times are milliseconds since the epoch, absent values are null, and
 * the domain has normalised the texts (NFC, trimmed).
 */

/** A personal or business account. */
export type UserRecord = {
  readonly id: UserId;
  /** As displayed; compared without regard to case. */
  readonly username: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly about: string;
  readonly location: string;
  readonly pronouns: string;
  readonly websiteUrl: string | null;
  /** Signature of the picture used as avatar. */
  readonly avatarSignature: string | null;
  readonly locale: string;
  readonly country: string;
  readonly gender: 'female' | 'male' | 'unspecified';
  /** ISO date. */
  readonly birthday: string | null;
  readonly theme: 'light' | 'dark' | 'system';
  readonly accountType: 'pinner' | 'business';
  readonly businessName: string | null;
  readonly isOperator: boolean;
  /** 0: saves go to the profile without a picker. 1: the board picker is shown. */
  readonly saveBehavior: 0 | 1;
  readonly excludeFromSearch: boolean;
  readonly consent: ConsentRecord;
  readonly surfaceTag: string | null;
  readonly allowMessagesFrom: 'everyone' | 'followed' | 'nobody';
  readonly state: 'active' | 'suspended' | 'deactivated';
  readonly createdAt: number;
  readonly profileView: ProfileView;
  readonly notifications: NotificationChoices;
  /** When the account will be deleted; its user has requested that and is hidden until then. Null for all others. */
  readonly deletesAt: number | null;
};

export type ConsentRecord = {
  readonly analytics: boolean;
  readonly marketing: boolean;
  readonly personalization: boolean;
  /** Null: no choice was made. */
  readonly decidedAt: number | null;
  /** The choice was made while the browser sent a privacy signal, so it overrides the signal. */
  readonly despiteSignal: boolean;
  /** The version of the question (`CONSENT_VERSION`). */
  readonly version: number;
  /** Names the proof of a choice that allows something; null when it allows nothing, or was made before there were any. */
  readonly receipt: string | null;
};

/** A signed-in browser. The record holds a hash of the cookie's value, never the value. */
export type SessionRecord = {
  readonly id: string;
  /** Hex hash of the session token. */
  readonly tokenHash: string;
  readonly userId: UserId;
  readonly type: 'full' | 'limited';
  readonly remember: boolean;
  readonly createdAt: number;
  readonly lastSeenAt: number;
  readonly expiresAt: number;
  readonly userAgent: string;
  readonly addressHint: string;
};

export type BoardPrivacy = 'public' | 'protected' | 'secret';

export type BoardRecord = {
  readonly id: BoardId;
  readonly ownerId: UserId;
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly category: string | null;
  readonly privacy: BoardPrivacy;
  /** `quick_saves` is the one board per user that is shown as Profile. */
  readonly layout: 'default' | 'quick_saves';
  readonly coverPinId: PinId | null;
  /** The visible part of the cover, in fractions of the picture's sides; null = the largest part that fits. */
  readonly coverCrop: CropRecord | null;
  readonly isArchived: boolean;
  readonly allowHomefeedRecommendations: boolean;
  readonly collaboratorInvitesEnabled: boolean;
  /** Position in the owner's own order; smaller first, null = not ordered. */
  readonly position: number | null;
  readonly createdAt: number;
  /** Last change of its position among the owner's boards, or of the order of its pins. */
  readonly orderModifiedAt: number;
  readonly lastPinnedAt: number | null;
  /** Counters; the store updates them in the transaction that changes the counted rows. */
  readonly pinCount: number;
  readonly sectionCount: number;
  readonly followerCount: number;
  readonly collaboratorCount: number;
};

export type CropRecord = {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
};

/** A section of a board. */
export type SectionRecord = {
  readonly id: SectionId;
  readonly boardId: BoardId;
  readonly title: string;
  readonly slug: string;
  /** Position on the board; smaller first. */
  readonly position: number;
  readonly createdAt: number;
  /** Maintained by the store. */
  readonly pinCount: number;
};

/** A user who was invited to collaborate on another user's board. */
export type CollaboratorRecord = {
  readonly state: 'invited' | 'accepted';
  /** Granted actions, such as `pin_add`. */
  readonly permissions: readonly string[];
};

/** A stored picture; several pins may refer to it. */
export type PictureRecord = {
  /** 32 hex digits: keyed hash of the stored original. */
  readonly signature: string;
  readonly extension: 'jpg' | 'png' | 'webp' | 'gif';
  readonly width: number;
  readonly height: number;
  /** `#rrggbb` */
  readonly dominantColor: string;
  readonly isAnimated: boolean;
  readonly byteLength: number;
  readonly createdAt: number;
};

export type PinMethod = 'button' | 'button_external' | 'uploaded' | 'scraped' | 'bookmarklet';

export type PinRecord = PinTexts & {
  readonly id: PinId;
  readonly boardId: BoardId;
  readonly sectionId: SectionId | null;
  readonly pinnerId: UserId;
  /** The first pin of this picture's chain of saves; null on an original. */
  readonly originalPinId: PinId | null;
  /** The pin that this one was saved from; null on an original. */
  readonly viaPinId: PinId | null;
  readonly method: PinMethod;
  /** For a video: the signature of its poster. */
  readonly pictureSignature: string;
  readonly videoSignature: string | null;
  readonly isCommentsAllowed: boolean;
  readonly createdAt: number;
  readonly repinCount: number;
  readonly commentCount: number;
  readonly shareCount: number;
  readonly favoriteCount: number;
};

/** A picture or video that a user has uploaded and not used yet; unused uploads are removed after 24 hours. */
export type UploadRecord = {
  readonly id: UploadId;
  readonly userId: UserId;
  /** For a video: the signature of its poster. */
  readonly pictureSignature: string;
  readonly videoSignature: string | null;
  readonly createdAt: number;
};
