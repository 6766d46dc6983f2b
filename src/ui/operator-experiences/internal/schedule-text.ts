import { perLocale } from '../../../domain/text/per-locale.ts';
import { spokenLocale, text } from '../../text/language.ts';
import { experienceListMessages } from './list/messages.en.ts';

const moments = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }),
);

/** A moment in UTC, the same on the server and in the browser: "Nov 21, 2026, 9:00 AM". */
export function momentText(ms: number): string {
  return `${moments(spokenLocale()).format(ms)} UTC`;
}

/** Later ends are none. */
const LATEST_END = Date.UTC(9999, 0, 1);

/** When something is shown. */
export function scheduleText(startsAt: number | null, endsAt: number | null): string {
  if (endsAt === null || endsAt > LATEST_END) return text(experienceListMessages.noSchedule);
  const end = momentText(endsAt);
  return startsAt === null
    ? text(experienceListMessages.until, { end })
    : text(experienceListMessages.from, { start: momentText(startsAt), end });
}
