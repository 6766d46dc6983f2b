import type { WirePin } from './pin.ts';

/** A topic that pins can be about, and that people can follow. */
export interface WireTopic {
  id: string;
  type: 'interest';
  name: string;
  url_name: string;
  url: string;
  description: string;
  image_url: string | null;
  dominant_color: string;
  follower_count: number;
  pin_count: number;
  followed_by_me: boolean;
  parent_id: string | null;
  level: number;
}

/** A topic in lists of topics with pages. */
export interface WireTopicPreview extends WireTopic {
  /** Popular pins about it, at most three. */
  preview_pins: readonly WirePin[];
}
