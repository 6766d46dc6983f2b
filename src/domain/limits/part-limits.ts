/** How many parts a pin may have that is made of several; of a story each page may hold so many blocks. */
export const PART_LIMITS = {
  carouselSlots: { min: 2, max: 5 },
  collectionPins: { min: 1, max: 24 },
  collageItems: { min: 2, max: 9 },
  storyPages: { min: 1, max: 20 },
  storyBlocks: { min: 1, max: 20 },
} as const;
