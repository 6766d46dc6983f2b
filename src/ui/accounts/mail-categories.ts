import type { Phrase } from '../../domain/messages/message.ts';
import { text } from '../text/language.ts';
import { emailCategoryMessages } from './internal/messages.en.ts';

/** What each kind of mail is about. */
const CATEGORIES: Readonly<Record<string, Phrase>> = {
  save: emailCategoryMessages.save,
  favorite: emailCategoryMessages.favorite,
  reaction: emailCategoryMessages.reaction,
  comment: emailCategoryMessages.comment,
  follow: emailCategoryMessages.follow,
  invite: emailCategoryMessages.invite,
  message: emailCategoryMessages.message,
  report: emailCategoryMessages.report,
  system: emailCategoryMessages.system,
  security: emailCategoryMessages.security,
};

/** The name of a category; an unknown one keeps the server's name. */
export function categoryLabel(category: string): string {
  const known = CATEGORIES[category];
  if (known !== undefined) return text(known);
  const words = category.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
