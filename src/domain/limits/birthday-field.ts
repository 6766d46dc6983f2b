import { accept, refuse } from './checked.ts';
import type { Checked } from './checked.ts';

const FORM = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/**
 * Checks a birthday, `YYYY-MM-DD`; an empty one is null. A day that does not exist is `bad_format`, one
 * before 1900 or after `today` (same form) `out_of_range`.
 */
export function checkBirthday(value: unknown, today: string): Checked<string | null> {
  if (value === undefined || value === null || value === '') return accept(null);
  if (typeof value !== 'string') return refuse('wrong_type');
  const day = parseDay(value);
  if (!day) return refuse('bad_format');
  return day.year < 1900 || value > today ? refuse('out_of_range') : accept(value);
}

/** Full years between a birthday and a day, both `YYYY-MM-DD`; 0 if one of them is no day. */
export function ageOn(birthday: string, today: string): number {
  const born = parseDay(birthday);
  const now = parseDay(today);
  if (!born || !now) return 0;
  const hadBirthday = now.month > born.month || (now.month === born.month && now.day >= born.day);
  return Math.max(0, now.year - born.year - (hadBirthday ? 0 : 1));
}

function parseDay(text: string): Day | null {
  const [, year, month, day] = (FORM.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return null;
  const isLeapYear = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = month === 2 && isLeapYear ? 29 : (DAYS[month - 1] ?? 0);
  return day >= 1 && day <= days ? { year, month, day } : null;
}
