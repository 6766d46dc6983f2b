import { firstCharacters, isLongerThan } from './graphemes.ts';

// All lengths are in grapheme clusters.
const TITLE_LENGTH = 200;
const DESCRIPTION_LENGTH = 496;
const FEEDBACK_NAME_LENGTH = 32;
const SENDER_FIRST_NAME_LENGTH = 30;
const DOMAIN_LENGTH = 27;
const ACTION_BAR_DOMAIN_LENGTH = 12;
const SAVED_OVERLAY_NAME_LENGTH = 22;
const COMPACT_INDICATOR_NAME_LENGTH = 20;
const SEE_STATS_LONGEST = 14;
const SEE_STATS_LENGTH = 12;

/** The text, or its first `limit` characters with the ending. */
export function truncate(text: string, limit: number, ending = '…'): string {
  return isLongerThan(text, limit) ? firstCharacters(text, limit) + ending : text;
}

/** The title for the head and the metadata: cut without an ellipsis. */
export function shortTitle(title: string): string {
  return firstCharacters(title, TITLE_LENGTH);
}

/** The description for the head and the metadata: cut without an ellipsis. */
export function shortDescription(description: string): string {
  return firstCharacters(description, DESCRIPTION_LENGTH);
}

/** The name of a topic or pinner in the texts after hiding a pin. */
export function feedbackName(name: string): string {
  return truncate(name, FEEDBACK_NAME_LENGTH);
}

/** The first name in "… shared this idea with you"; null without one, and then there is no header. */
export function senderFirstName(firstName: string): string | null {
  return firstCharacters(firstName.trim(), SENDER_FIRST_NAME_LENGTH) || null;
}

export function domainText(domain: string): string {
  return truncate(domain, DOMAIN_LENGTH);
}

export function actionBarDomainText(domain: string): string {
  return truncate(domain, ACTION_BAR_DOMAIN_LENGTH);
}

/** The name of a board or section over a pin that was just saved. */
export function savedOverlayName(name: string): string {
  return truncate(name, SAVED_OVERLAY_NAME_LENGTH);
}

/** The name of the board in the saved indicator. */
export function savedIndicatorName(name: string): string {
  return truncate(name, COMPACT_INDICATOR_NAME_LENGTH);
}

/** The label of the link to the statistics, shortened because translations may be too long. */
export function seeStatsLabel(label: string): string {
  return isLongerThan(label, SEE_STATS_LONGEST) ? truncate(label, SEE_STATS_LENGTH, '...') : label;
}
