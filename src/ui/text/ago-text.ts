import { perLocale } from '../../domain/text/per-locale.ts';
import { timeAgo } from '../../domain/text/time-ago.ts';
import { spokenLocale } from './language.ts';

/** "3 hours ago" in the language of the reader; `justNow` is the text for less than a minute. */
export function agoText(thenMs: number, nowMs: number, justNow: string): string {
  const ago = timeAgo(thenMs, nowMs);
  return ago.unit === 'now' ? justNow : formats(spokenLocale()).format(-ago.amount, ago.unit);
}

const formats = perLocale((locale) => new Intl.RelativeTimeFormat(locale));
