import type { WireBoard, WireBoardShort, WireSection } from '../../wire/board.ts';
import { aWireUserShort } from './a-wire-user.ts';

/** A board as pins and lists carry it: public, of Ann, empty. */
export function aWireBoardShort(fields: Partial<WireBoardShort> = {}): WireBoardShort {
  return {
    id: '21',
    node_id: 'Qm9hcmQ6MjE=',
    type: 'board',
    name: 'Home',
    url: '/ann/home/',
    slug: 'home',
    privacy: 'public',
    protected: fields.privacy === 'protected',
    layout: 'default',
    owner: aWireUserShort(),
    pin_count: 0,
    section_count: 0,
    follower_count: 0,
    collaborator_count: 0,
    followed_by_me: false,
    collaborated_by_me: false,
    is_collaborative: false,
    collaborator_permissions: [],
    image_cover_url: null,
    ...fields,
  };
}

export function aWireBoard(fields: Partial<WireBoard> = {}): WireBoard {
  return {
    ...aWireBoardShort(fields),
    description: '',
    category: null,
    access: [],
    viewer_invite: null,
    created_at: 'Tue, 01 Sep 2026 01:10:33 +0000',
    board_order_modified_at: 'Tue, 01 Sep 2026 01:10:33 +0000',
    is_archived: false,
    allow_homefeed_recommendations: true,
    collaborator_invites_enabled: true,
    cover_pin: null,
    image_cover_hd_url: null,
    cover_images: {},
    images: { '170x': [] },
    seo_noindex_reason: null,
    seo_image: null,
    ...fields,
  };
}

export function aWireSection(fields: Partial<WireSection> = {}): WireSection {
  return {
    id: '31',
    type: 'board_section',
    title: 'Chairs',
    slug: 'chairs',
    pin_count: 0,
    board: aWireBoardShort(),
    user: aWireUserShort(),
    preview_pins: [],
    created_at: 'Tue, 01 Sep 2026 01:10:33 +0000',
    seo_noindex_reason: null,
    ...fields,
  };
}
