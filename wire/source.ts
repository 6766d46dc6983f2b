import type { WireRichMetadata } from './rich-data.ts';

/** What there is to make pins of at an address. */
export interface WireSourcePage {
  items: {
    url: string;
    width: number;
    height: number;
    title: string;
    description: string;
    media_type: 'image';
    is_main: boolean;
    /** Where whoever asked sees the picture in small. */
    preview_url: string;
  }[];
  title: string;
  description: string;
  site_name: string;
  canonical_url: string;
  rich_metadata: WireRichMetadata | null;
}

/** A pin that somebody has already of a page or of a picture. */
export interface WireOwnMatch {
  pin_id: string;
  matched_by: 'link' | 'picture';
  /** Null: on the profile. */
  board: { id: string; name: string; url: string } | null;
}
