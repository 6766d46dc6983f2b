import type { BoardLayout, BoardPrivacy } from '../src/domain/boards/board.ts';
import type { Access, BoardPermission } from '../src/domain/boards/board-permission.ts';
import type { WireBoardCoverImages, WireBoardImages, WireImageRef, WirePinImages } from './image.ts';
import type { WireUserShort } from './user.ts';

/** The reason why search engines must not index a pin or a board. */
export type WireNoindexReason = 'secret_board' | 'protected_board' | 'owner_opt_out' | 'policy' | 'thin';

/** The short form of a board, for pins and lists. */
export interface WireBoardShort {
  id: string;
  node_id: string;
  type: 'board';
  name: string;
  url: string;
  slug: string;
  privacy: BoardPrivacy;
  protected: boolean;
  layout: BoardLayout;
  owner: WireUserShort;
  pin_count: number;
  section_count: number;
  follower_count: number;
  collaborator_count: number;
  followed_by_me: boolean;
  collaborated_by_me: boolean;
  is_collaborative: boolean;
  collaborator_permissions: BoardPermission[];
  image_cover_url: string | null;
}

export interface WireBoardCoverPin {
  pin_id: string;
  image_signature: string;
  image_url: string;
  crop: unknown;
}

export interface WireViewerInvite {
  id: string;
  invited_by: WireUserShort;
  created_at: string;
}

/** The full form of a board. */
export interface WireBoard extends WireBoardShort {
  description: string;
  category: string | null;
  access: Access[];
  viewer_invite: WireViewerInvite | null;
  created_at: string;
  board_order_modified_at: string;
  is_archived: boolean;
  allow_homefeed_recommendations: boolean;
  collaborator_invites_enabled: boolean;
  cover_pin: WireBoardCoverPin | null;
  image_cover_hd_url: string | null;
  cover_images: WireBoardCoverImages;
  images: WireBoardImages;
  seo_noindex_reason: WireNoindexReason | null;
  seo_image: WireImageRef | null;
}

/** A tile in a list of boards that is not a board. */
export interface WireBoardTile {
  type: 'all_pins' | 'story_pins' | 'shopping_list';
  id: string;
  name: string;
  url: string;
  owner: WireUserShort;
  pin_count: number;
  section_count: 0;
  images: WireBoardImages;
  cover_images: WireBoardCoverImages;
}

export interface WireSection {
  id: string;
  type: 'board_section';
  title: string;
  slug: string;
  pin_count: number;
  board: WireBoardShort;
  user: WireUserShort;
  preview_pins: { id: string; image_signature: string; images: WirePinImages }[];
  created_at: string;
  seo_noindex_reason: WireNoindexReason | null;
}
