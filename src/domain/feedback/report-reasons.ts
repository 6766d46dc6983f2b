import type { ReportReason } from '../reports/report.ts';

/** All reasons as texts, in display order. */
export const OFFERED_REASONS: readonly {
  readonly id: ReportReason;
  readonly label: string;
  readonly help: string;
}[] = [
  { id: 'spam', label: 'Spam', help: 'Misleading, repeated or unwanted Pins' },
  { id: 'nudity', label: 'Nudity', help: 'Naked bodies or sexual content' },
  { id: 'self_harm', label: 'Self-harm', help: 'Suicide, eating disorders, drug abuse' },
  { id: 'misinformation', label: 'False information', help: 'About health, votes, climate or events' },
  { id: 'hate', label: 'Hate', help: 'Against people for who they are' },
  { id: 'harassment', label: 'Harassment', help: 'Insults, threats, private pictures of somebody' },
  { id: 'violence', label: 'Violence', help: 'Cruel pictures, or calls for violence' },
  { id: 'copyright', label: 'Stolen work', help: 'It belongs to me or to somebody else' },
  { id: 'goods', label: 'Forbidden goods', help: 'Drugs, weapons and other things that may not be sold' },
  { id: 'other', label: 'Something else', help: 'Tell us below what is wrong' },
];

/** Shown instead of an error when the same report exists already. */
export const ALREADY_REPORTED_TEXT = 'You have reported this Pin before. Thank you; we are looking into it.';
