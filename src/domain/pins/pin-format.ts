/** The format of a new pin: one picture, or several parts. */
export const PIN_FORMATS = ['single', 'carousel', 'story', 'collection', 'collage'] as const;
export type PinFormat = (typeof PIN_FORMATS)[number];

/** Limits of the blocks on a story page: pictures, videos, texts, products. */
export const PAGE_BLOCKS = { min: 1, max: 20 } as const;

/** Limits of the parts of a pin: pictures, pages, other pins. */
export const PART_COUNTS = {
  carousel: { min: 2, max: 5 },
  story: { min: 1, max: 20 },
  // Fewer items would not represent the collection.
  collection: { min: 3, max: 24 },
  collage: { min: 2, max: 9 },
} as const satisfies Readonly<Record<Exclude<PinFormat, 'single'>, { min: number; max: number }>>;
