import type { HomeMode } from '../feeds/home-mode.ts';
import type { BoardId, UserId } from '../ids/ids.ts';

/** A user in short form, as on cards, comments and boards. */
export interface UserShort {
  readonly entityId: UserId;
  readonly nodeId: string;
  readonly username: string;
  readonly fullName: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Squares of 30, 75, 140 and 280 px. */
  readonly imageSmallUrl: string;
  readonly imageMediumUrl: string;
  readonly imageLargeUrl: string;
  readonly imageXlargeUrl: string;
  readonly isDefaultImage: boolean;
  readonly explicitlyFollowedByMe: boolean;
  readonly isPartner: boolean;
  readonly isAdsOnlyProfile: boolean;
  readonly isVerifiedMerchant: boolean;
  readonly isPrimaryWebsiteVerified: boolean;
  readonly verifiedIdentity: { readonly verified: boolean };
}

/** A complete user, as on the profile. Counts include only what the viewer may see. */
export interface User extends UserShort {
  readonly about: string;
  readonly location: string;
  readonly pronouns: string;
  readonly websiteUrl: string | null;
  readonly domainUrl: string | null;
  readonly followsMe: boolean;
  readonly blockedByMe: boolean;
  /** The viewer may message this user. Has the same name on the wire. */
  readonly should_show_messaging: boolean;
  readonly followerCount: number;
  readonly followingCount: number;
  readonly pinCount: number;
  readonly boardCount: number;
  /** Milliseconds since the epoch; null when unknown. */
  readonly createdAt: number | null;
  readonly seoTitle: string;
  readonly seoDescription: string;
  readonly excludeFromSearch: boolean;
  /** Only known for the viewer; false for all others. */
  readonly isAuth: boolean;
  readonly isEmployee: boolean;
  readonly isEligibleForImageOnlyGrid: boolean;
}

/** The kind of viewer: a visitor, a person who came by a link in a mail and can only look around, or a member. */
export type ViewerKind = 'visitor' | 'limited' | 'full';
export type Gender = 'female' | 'male' | 'unspecified';

/** 0 saves to the profile with one tap, 1 opens the board picker. */
export type SaveBehavior = 0 | 1;

/** The signed-in user, with fields that only they can see. */
export interface Viewer extends User {
  readonly isOperator: boolean;
  readonly secretBoardCount: number;
  readonly has_quicksave_board: boolean;
  readonly quicksaveBoardId: BoardId | null;
  readonly save_behavior: SaveBehavior;
  /** The same value as `createdAt`, under its wire name. */
  readonly created_at: number | null;
  readonly eligibleForStlTool: boolean;
  /** Null in a limited session, as are `gender`, `hasPassword` and `hasMfa`. */
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly locale: string;
  readonly country: string;
  readonly gender: Gender | null;
  readonly hasPassword: boolean | null;
  readonly hasMfa: boolean | null;
  readonly kind: Exclude<ViewerKind, 'visitor'>;
  readonly homeFeed: HomeMode;
  readonly unreadNewsCount: number;
  readonly unreadConversationCount: number;
  /** The date of the planned deletion of the account with its content, milliseconds since the epoch; null: none. */
  readonly deleteAt: number | null;
}
