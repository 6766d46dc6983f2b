import type { ProfileView } from '../../../src/domain/surfaces/profile-view.ts';
import type { PinTexts } from '../../../src/domain/pins/pin-texts.ts';
import type { NotificationChoices } from '../../../src/domain/users/notification-settings.ts';
import type { BoardId, PinId, SectionId, UploadId, UserId } from '../../../src/domain/ids/ids.ts';

/**
 * What the store keeps. Records are plain values: times are milliseconds since the epoch, absent values are
 * null, texts are already normalised (NFC, trimmed) by the domain before they get here.
 */

/** A person's or a business's account. */
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
  /** 0 saves to the profile in one tap, 1 shows the board picker. */
  readonly saveBehavior: 0 | 1;
  readonly excludeFromSearch: boolean;
  readonly consent: ConsentRecord;
  readonly surfaceTag: string | null;
  readonly allowMessagesFrom: 'everyone' | 'followed' | 'nobody';
  readonly state: 'active' | 'suspended' | 'deactivated';
  readonly createdAt: number;
  readonly profileView: ProfileView;
  readonly notifications: NotificationChoices;
  /** When everything of the account goes for good: its user has asked for it and is hidden until then. Else null. */
  readonly deletesAt: number | null;
};

export type ConsentRecord = {
  readonly analytics: boolean;
  readonly marketing: boolean;
  readonly personalization: boolean;
  /** Null: nothing was chosen. */
  readonly decidedAt: number | null;
  /** Chosen in a browser that was sending its privacy signal: on purpose against it. */
  readonly despiteSignal: boolean;
};

/** A signed-in browser. Only a hash of the cookie's value is kept. */
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
  /** The part of the cover that is shown, in fractions of the picture's sides; null = all that fits. */
  readonly coverCrop: CropRecord | null;
  readonly isArchived: boolean;
  readonly allowHomefeedRecommendations: boolean;
  readonly collaboratorInvitesEnabled: boolean;
  /** Own order of the owner's boards; smaller first, null = not ordered. */
  readonly position: number | null;
  readonly createdAt: number;
  /** Last change of its place among the owner's boards, or of the order of its pins. */
  readonly orderModifiedAt: number;
  readonly lastPinnedAt: number | null;
  /** Counters, maintained by the store inside the transactions that change what they count. */
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

/** A part of a board. */
export type SectionRecord = {
  readonly id: SectionId;
  readonly boardId: BoardId;
  readonly title: string;
  readonly slug: string;
  /** Its place on the board; smaller first. */
  readonly position: number;
  readonly createdAt: number;
  /** Maintained by the store. */
  readonly pinCount: number;
};

/** Somebody who was asked to work on another's board. */
export type CollaboratorRecord = {
  readonly state: 'invited' | 'accepted';
  /** Granted actions, such as `pin_add`. */
  readonly permissions: readonly string[];
};

/** A stored picture; many pins may name one. */
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
  /** Of a video its poster. */
  readonly pictureSignature: string;
  readonly videoSignature: string | null;
  readonly isCommentsAllowed: boolean;
  readonly createdAt: number;
  readonly repinCount: number;
  readonly commentCount: number;
  readonly shareCount: number;
  readonly favoriteCount: number;
};

/** A picture or video that somebody sent and has not used yet; unused ones go after 24 hours. */
export type UploadRecord = {
  readonly id: UploadId;
  readonly userId: UserId;
  /** Of a video its poster. */
  readonly pictureSignature: string;
  readonly videoSignature: string | null;
  readonly createdAt: number;
};
