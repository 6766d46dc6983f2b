import { finding, type LintFinding } from '../../authoring/lint-finding.ts';
import { DEFAULT_DAYS, type ExperienceDraft } from '../../authoring/experience-draft.ts';
import { momentOf, type Schedule } from '../../delivery/schedule.ts';

const DAY_MS = 86_400_000;
/** Times are entered in minutes. */
const MINUTE_MS = 60_000;

/** When a draft is live; null while its times cannot be read. */
export function scheduleOf({ start, end, timeZone }: ExperienceDraft): Schedule | null {
  const [from, until] = [start === '' ? 0 : readTime(start, timeZone), readTime(end, timeZone)];
  return typeof from === 'number' && typeof until === 'number' ? { start: from, end: until } : null;
}

function readTime(local: string, timeZone: string): number | 'invalid' | 'zone' {
  try {
    return momentOf(local, timeZone) ?? 'invalid';
  } catch (error) {
    if (error instanceof RangeError) return 'zone';
    throw error;
  }
}

export function scheduleFindings(draft: ExperienceDraft, now: number): readonly LintFinding[] {
  const { start, end, timeZone, askAgainSince } = draft;
  if (readTime('2026-01-01T00:00', timeZone) === 'zone')
    return [finding('schedule.time_zone', 'zone-unknown')];
  const [from, until, again] = [start, end, askAgainSince].map((local) => readTime(local, timeZone));
  const invalid = ([field, text, read]: readonly [
    'schedule.start' | 'schedule.end' | 'ask_again_since',
    string,
    unknown,
  ]) => (text !== '' && read === 'invalid' ? [finding(field, 'time-invalid')] : []);
  const unread = [
    ...invalid(['schedule.start', start, from]),
    ...(end === '' ? [finding('schedule.end', 'required')] : invalid(['schedule.end', end, until])),
    ...invalid(['ask_again_since', askAgainSince, again]),
  ];
  const future =
    typeof again === 'number' && again > now ? [finding('ask_again_since', 'ask-again-future')] : [];
  const schedule = scheduleOf(draft);
  return schedule === null ? [...unread, ...future] : [...unread, ...future, ...spanFindings(schedule, now)];
}

function spanFindings({ start, end }: Schedule, now: number): readonly LintFinding[] {
  if (end <= start) return [finding('schedule.end', 'end-before-start')];
  if (end <= now) return [finding('schedule.end', 'end-past')];
  const days = Math.floor((end - Math.max(start, now) - MINUTE_MS) / DAY_MS);
  return [
    ...(start > 0 && start < now - DAY_MS ? [finding('schedule.start', 'start-past')] : []),
    ...(days >= DEFAULT_DAYS ? [finding('schedule.end', 'runs-long', { days: DEFAULT_DAYS })] : []),
  ];
}
