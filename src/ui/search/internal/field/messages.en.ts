import { messages } from '../../../../domain/messages/message.ts';

/** The search field of every page. */
export const searchFieldMessages = messages('searchField', {
  label: 'Search',
  placeholder: 'Search pins, boards and people',
});
