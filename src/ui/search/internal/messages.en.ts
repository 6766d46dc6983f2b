import { messages } from '../../../domain/messages/message.ts';

/** The results of a search. */
export const searchMessages = messages('search', {
  pageTitle: '{query} – Search',
  title: 'Search',
  results: 'Search results for {query}',
  tabs: 'Search in',
  pins: 'Pins',
  boards: 'Boards',
  people: 'People',
  myPins: 'Your pins',
  guides: 'Narrow your search',
  addGuide: 'Add “{guide}”',
  removeGuide: 'Remove “{guide}”',
  corrected: 'Showing results for {query}',
  searchInstead: 'Search instead for {query}',
  close:
    '{count, plural, =0 {No exact matches. Showing close matches.} one {# exact match, then close matches.} other {# exact matches, then close matches.}}',
  partial:
    '{count, plural, =0 {No exact matches. Showing partial matches.} one {# exact match, then partial matches.} other {# exact matches, then partial matches.}}',
  popular:
    '{count, plural, =0 {No results for “{query}”. Here’s what’s popular instead.} one {# result for “{query}”, then popular pins.} other {# results for “{query}”, then popular pins.}}',
  building: 'Search is still being prepared, so some results may be missing.',
  nothing: 'No results for “{query}”',
  nothingDetail: 'Check the spelling or try a more general word.',
  nothingFiltered: 'No pins match these filters',
  nothingFilteredDetail: 'Clear the filters to see all results for “{query}”.',
  showAll: 'Show all results',
  noOwnPins: 'None of your pins match “{query}”',
  noOwnPinsDetail: 'Search all pins to find it and save it to a board.',
  searchAllPins: 'Search all pins',
  noBoards: 'No boards found for “{query}”',
  noBoardsDetail: 'Try a different word, or search for pins.',
  noPeople: 'No people found for “{query}”',
  noPeopleDetail: 'Check the spelling, or search for pins.',
  searchPins: 'Search for pins',
  by: 'by {name}',
  moreBoards: 'Show more boards',
  morePeople: 'Show more people',
  exploreTopics: 'Explore topics',
  find: 'What are you looking for?',
  findDetail: 'Search pins, boards and people by any word.',
});
