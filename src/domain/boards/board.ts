import type { BoardId, PinId, SectionId } from '../ids/ids.ts';
import type { ImageRef, ImageSpec, PinImages } from '../images/image-spec.ts';
import type { Access, BoardPermission } from './board-permission.ts';
import type { UserShort } from '../users/user.ts';

/**
 * Who may read a board. `public`: everybody. `protected`: everybody who has the address; it is not listed. `secret`:
 * the owner and the accepted collaborators.
 */
export type BoardPrivacy = 'public' | 'protected' | 'secret';

/** `quick_saves` is the one board per user that is shown as "Profile". */
export type BoardLayout = 'default' | 'quick_saves';

/** A board in short form, as in pins and lists. */
export interface BoardShort {
  readonly entityId: BoardId;
  readonly nodeId: string;
  readonly name: string;
  /** `/{username}/{slug}/`, with both slashes. */
  readonly url: string;
  readonly slug: string;
  readonly privacy: BoardPrivacy;
  readonly protected: boolean;
  readonly layout: BoardLayout;
  readonly owner: UserShort | null;
  readonly pinCount: number;
  readonly sectionCount: number;
  readonly followerCount: number;
  readonly collaboratorCount: number;
  readonly followedByMe: boolean;
  readonly collaboratedByMe: boolean;
  readonly isCollaborative: boolean;
  /** The viewer's rights here: all for the owner, the granted ones for a collaborator. */
  readonly collaboratorPermissions: readonly BoardPermission[];
  readonly imageCoverUrl: string | null;
}

export type BoardCoverSize = '222x' | '400x300' | '216x146' | '200x150';

export interface BoardCoverPin {
  readonly pinId: PinId;
  readonly imageSignature: string;
  readonly imageUrl: string;
  readonly crop: unknown;
}

/** A pending invitation of the viewer. */
export interface ViewerInvite {
  readonly entityId: string;
  readonly invitedBy: UserShort | null;
  readonly createdAt: number | null;
}

/** A complete board. */
export interface Board extends BoardShort {
  readonly description: string;
  readonly category: string | null;
  readonly access: readonly Access[];
  readonly viewerInvite: ViewerInvite | null;
  /** Milliseconds since the epoch; null when unknown. */
  readonly createdAt: number | null;
  readonly boardOrderModifiedAt: number | null;
  readonly isArchived: boolean;
  readonly allowHomefeedRecommendations: boolean;
  readonly collaboratorInvitesEnabled: boolean;
  readonly coverPin: BoardCoverPin | null;
  readonly imageCoverHdUrl: string | null;
  readonly coverImages: { readonly [size in BoardCoverSize]?: ImageRef };
  /** At most five pictures of the board. */
  readonly images: { readonly '170x': readonly ImageSpec[] };
  /** Why search engines must not index the board; null when they may. */
  readonly seoNoindexReason: string | null;
  /** The preview picture of the board on other sites. */
  readonly seoImage: ImageRef | null;
}

/** A part of a board. */
export interface Section {
  readonly entityId: SectionId;
  readonly title: string;
  readonly slug: string;
  readonly pinCount: number;
  readonly board: BoardShort | null;
  /** The owner. */
  readonly user: UserShort | null;
  readonly previewPins: readonly SectionPreviewPin[];
  readonly createdAt: number | null;
  /** Why search engines must not index the section; null when they may. */
  readonly seoNoindexReason: string | null;
}

export interface SectionPreviewPin {
  readonly entityId: PinId;
  readonly imageSignature: string;
  readonly images: PinImages;
}
