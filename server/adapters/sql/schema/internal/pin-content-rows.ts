/** The data that a pin shares with all of its copies. */
export type PinContentRow = {
  root_id: number;
  kind: 'carousel' | 'collection' | 'collage' | 'story' | null;
  /** The content besides the picture, as JSON; null for none. */
  content: string | null;
  /** The product details that a person has entered, as JSON; null for none. */
  product: string | null;
};

/** A part of a content that has a picture. */
export type PinPartRow = {
  id: number;
  root_id: number;
  picture_signature: string;
  video_signature: string | null;
};
