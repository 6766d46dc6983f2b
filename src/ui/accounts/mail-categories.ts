import type { Phrase } from '../../domain/messages/message.ts';
import { text } from '../text/language.ts';
import { emailMessages } from './internal/messages.en.ts';

/** What each kind of mail is about. */
const CATEGORIES: Readonly<Record<string, Phrase>> = {
  save: emailMessages.save,
  favorite: emailMessages.favorite,
  reaction: emailMessages.reaction,
  comment: emailMessages.comment,
  follow: emailMessages.follow,
  invite: emailMessages.invite,
  message: emailMessages.message,
  report: emailMessages.report,
  system: emailMessages.system,
  security: emailMessages.security,
};

/** The name of a category; an unknown one keeps the server's name. */
export function categoryLabel(category: string): string {
  const known = CATEGORIES[category];
  if (known !== undefined) return text(known);
  const words = category.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
