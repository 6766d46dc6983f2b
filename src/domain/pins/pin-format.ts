/** How a new pin is put together: of one picture, or of several parts. */
export const PIN_FORMATS = ['single', 'carousel', 'story', 'collection', 'collage'] as const;
export type PinFormat = (typeof PIN_FORMATS)[number];

/** How many blocks a page of a story may have: pictures, videos, texts, products. */
export const PAGE_BLOCKS = { min: 1, max: 20 } as const;

/** How many parts a pin of several may have: pictures, pages, other pins. */
export const PART_COUNTS = {
  carousel: { min: 2, max: 5 },
  story: { min: 1, max: 20 },
  // Fewer items would not represent the collection.
  collection: { min: 3, max: 24 },
  collage: { min: 2, max: 9 },
} as const satisfies Readonly<Record<Exclude<PinFormat, 'single'>, { min: number; max: number }>>;
