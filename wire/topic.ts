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

/** What goes on. `lists`: names for `feed` of `ExploreSectionFeedResource`. */
export interface WireExplore {
  rising_topics: readonly WireTopic[];
  lists: readonly string[];
}

/** A topic in lists of topics with pages. */
export interface WireTopicPreview extends WireTopic {
  /** Popular pins about it, at most three. */
  preview_pins: readonly WirePin[];
}

/** A topic by its names. */
export interface WireNamedTopic {
  readonly id: string;
  readonly name: string;
  readonly url_name: string;
}

/** What an original is about. */
export interface WirePinTopics {
  /** `chosen`: by a person; the words of the pin say the others. */
  readonly topics: readonly (WireNamedTopic & { readonly chosen: boolean })[];
  /** Topics that people took away. */
  readonly removed: readonly WireNamedTopic[];
}
