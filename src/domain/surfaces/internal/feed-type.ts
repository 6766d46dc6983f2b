/** The types of named lists of pins and boards. */
export const FEED_TYPES = [
  'boardfeed',
  'board-section-pins',
  'profileBoards',
  'searchPins',
  'homefeed',
  'relatedPins',
  'boardlessPins',
  'userPins',
  'createdPins',
] as const;
