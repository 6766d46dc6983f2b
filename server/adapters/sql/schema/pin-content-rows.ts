/** What all pins of one chain of saves share. */
export type PinContentRow = {
  root_id: number;
  kind: 'carousel' | 'collection' | 'collage' | 'story' | null;
  /** What the pins are made of besides their picture, as JSON; null for no more. */
  content: string | null;
  /** What somebody has typed in about the thing on them, as JSON; null for nothing. */
  product: string | null;
};

/** A part of a content that has a picture. */
export type PinPartRow = {
  id: number;
  root_id: number;
  picture_signature: string;
  video_signature: string | null;
};
