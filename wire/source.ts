import type { MatchedBy } from '../src/domain/sources/own-match.ts';
import type { WireRichMetadata } from './rich-data.ts';

/** The content at an address that can be pinned. */
export interface WireSourcePage {
  items: {
    url: string;
    width: number;
    height: number;
    title: string;
    description: string;
    media_type: 'image';
    is_main: boolean;
    /** The address of the picture's thumbnail for the caller. */
    preview_url: string;
  }[];
  title: string;
  description: string;
  site_name: string;
  canonical_url: string;
  rich_metadata: WireRichMetadata | null;
}

/** An existing pin of the caller that matches a page or a picture. */
export interface WireOwnMatch {
  pin_id: string;
  /** `picture`: the same one, also in another file. `looks`: one that looks the same. */
  matched_by: MatchedBy;
  /** Null: on the profile. */
  board: { id: string; name: string; url: string } | null;
}
