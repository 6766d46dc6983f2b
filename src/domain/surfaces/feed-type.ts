/** The kinds of lists of pins and boards that are kept under a name. */
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
