import { isIdText, toPinId } from '../../../src/domain/ids/ids.ts';
import { ARTICLE_KINDS, type ArticleKind } from '../../../src/domain/today/themes.ts';
import { daysSinceEpoch, calendarDay } from '../../../src/domain/topics/calendar-day.ts';
import type { TodayPick, TodayPicks } from '../../application/ports/today-picks.ts';
import type { Clock, Logger } from '../../application/ports/surroundings.ts';
import { OperatorFile } from './operator-file.ts';

const TITLE_MAX = 80;
const SUBTITLE_MAX = 160;
const PINS_MAX = 200;

/**
 * The operator's themes of the day: a JSON list, see docs/operating.md. A missing file is an empty list. The file is
 * read again when it has changed; a malformed one is logged, and the last good one counts.
 */
export class TodayFile implements TodayPicks {
  readonly #file: OperatorFile<readonly TodayPick[]>;

  constructor(path: string, deps: { readonly clock: Clock; readonly logger: Pick<Logger, 'warn'> }) {
    const parse = (text: string) => picksIn(JSON.parse(text));
    this.#file = new OperatorFile({ path, none: [], parse, event: 'today.unreadable' }, deps);
  }

  all(): readonly TodayPick[] {
    return this.#file.value();
  }
}

/** @throws {TypeError} that names the theme and what is wrong with it */
function picksIn(value: unknown): readonly TodayPick[] {
  if (!Array.isArray(value)) throw new TypeError('The themes must be a list.');
  return value.map((item, at) => {
    try {
      return pickOf((item ?? {}) as Record<string, unknown>);
    } catch (error) {
      throw new TypeError(`Theme ${at + 1}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  });
}

function pickOf(item: Record<string, unknown>): TodayPick {
  const known = ['title', 'subtitle', 'from', 'until', 'kind', 'pins', 'topic', 'search'];
  const unknown = Object.keys(item).find((name) => !known.includes(name));
  if (unknown !== undefined) throw new TypeError(`there is no setting "${unknown}".`);
  const title = textOf(item, 'title', TITLE_MAX);
  if (title === '') throw new TypeError('"title" is missing.');
  const [from, until] = [dayIn(item, 'from'), dayIn(item, 'until')];
  if (from !== null && until !== null && from > until) throw new TypeError('"from" is after "until".');
  const subtitle = textOf(item, 'subtitle', SUBTITLE_MAX);
  return { title, subtitle, from, until, kind: kindOf(item['kind']), pins: pinsOf(item) };
}

function textOf(item: Record<string, unknown>, name: string, max: number): string {
  const value = item[name] ?? '';
  if (typeof value !== 'string') throw new TypeError(`"${name}" must be a text.`);
  const text = value.trim();
  if (text.length > max) throw new TypeError(`"${name}" must have ${max} characters at most.`);
  return text;
}

/** Days from the epoch. */
function dayIn(item: Record<string, unknown>, name: string): number | null {
  const value = item[name];
  if (value === undefined || value === null) return null;
  const parts = typeof value === 'string' ? /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) : null;
  const [year = 0, month = 0, day = 0] = parts?.slice(1).map(Number) ?? [];
  const days = daysSinceEpoch({ year, month, day });
  const isDay = parts !== null && month >= 1 && month <= 12 && calendarDay(days).day === day;
  if (!isDay) throw new TypeError(`"${name}" must be a day such as 2026-12-24.`);
  return days;
}

function kindOf(value: unknown): ArticleKind {
  const kind = ARTICLE_KINDS.find((known) => known === (value ?? 'best'));
  if (kind === undefined) throw new TypeError(`"kind" must be one of ${ARTICLE_KINDS.join(', ')}.`);
  return kind;
}

function pinsOf(item: Record<string, unknown>): TodayPick['pins'] {
  const { pins, topic, search } = item;
  const given = [pins, topic, search].filter((value) => value !== undefined);
  if (given.length !== 1) throw new TypeError('needs one of "pins", "topic" and "search".');
  if (pins !== undefined) {
    const ids = Array.isArray(pins) ? pins.map(String) : [];
    if (ids.length === 0 || ids.length > PINS_MAX || !ids.every(isIdText))
      throw new TypeError(`"pins" must be a list of 1 to ${PINS_MAX} ids of pins.`);
    return { ids: ids.map(toPinId) };
  }
  const [name, value] = topic === undefined ? ['search', search] : ['topic', topic];
  if (typeof value !== 'string' || value.trim() === '' || value.length > SUBTITLE_MAX)
    throw new TypeError(`"${String(name)}" must be a text.`);
  return topic === undefined ? { search: value.trim() } : { topic: value.trim() };
}
