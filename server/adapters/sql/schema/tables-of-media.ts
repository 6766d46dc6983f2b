import type { VideoRecord } from '../../../application/ports/media/videos.ts';
import type { Flag } from './flag.ts';

/** Tables of pictures, videos, and the facts of linked pages. */
export type TablesOfMedia = {
  pictures: PictureRow;
  picture_looks: PictureLooksRow;
  /** Base64 of the features of its parts. */
  picture_windows: { signature: string; features: string };
  /** `embedding`: base64; null for a picture that could not be decoded. */
  picture_embeddings: { signature: string; model: string; embedding: string | null };
  link_facts: LinkFactsRow;
  /** Keys of the variant addresses of a page's product. */
  link_variants: { variant_key: string; link_key: string };
  videos: VideoRow;
};

export type PictureRow = {
  signature: string;
  extension: 'jpg' | 'png' | 'webp' | 'gif';
  width: number;
  height: number;
  dominant_color: string;
  is_animated: Flag;
  byte_length: number;
  created_at: number;
};

export type PictureLooksRow = {
  signature: string;
  /** Of the computation. */
  version: number;
  /** Hexadecimal, as the one without borders. */
  hash: string;
  trimmed_hash: string;
  /** In hundredths. */
  quality: number;
  /** Base64; null for a picture that could not be decoded. */
  features: string | null;
  /** See `paletteToText`. */
  palette: string;
};

export type VideoRow = {
  signature: string;
  duration_ms: number;
  width: number;
  height: number;
  byte_length: number;
  status: VideoRecord['status'];
  /** Names separated by spaces. */
  formats: string;
  plays_upload: Flag;
  has_captions: Flag;
  created_at: number;
};

export type LinkFactsRow = {
  /** Hash of a link's page. */
  link_key: string;
  url: string;
  /** JSON; null when the page has no facts or was not read yet. */
  facts: string | null;
  etag: string | null;
  last_modified: string | null;
  succeeded_at: number | null;
  failures: number;
};
