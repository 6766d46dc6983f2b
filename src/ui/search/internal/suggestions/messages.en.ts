import { messages } from '../../../../domain/messages/message.ts';

/** The suggestions below the search field. */
export const suggestionMessages = messages('suggestions', {
  list: 'Search suggestions',
  recent: 'Recent searches',
  queries: 'Suggestions',
  boards: 'Boards',
  topics: 'Topics',
  people: 'People',
  ideas: 'Explore topics',
  remove: 'Remove “{query}” from recent searches',
  removed: 'Removed “{query}”',
  clearAll: 'Clear all',
  cleared: 'Recent searches cleared',
  found: '{count, plural, =0 {No suggestions} one {# suggestion} other {# suggestions}}',
  searchFor: 'Search for “{query}”',
  offline: 'You’re offline. Recent searches and suggestions aren’t available.',
  failed: 'Suggestions couldn’t be loaded. You can still search.',
  close: 'Close search',
});
