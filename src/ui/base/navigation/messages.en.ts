import { messages } from '../../../domain/messages/message.ts';

/** Titles of documents. */
export const pageTitleMessages = messages('pageTitle', {
  onSite: '{title} · {site}',
  notFound: 'Page not found · {site}',
  failed: 'Something went wrong · {site}',
});
