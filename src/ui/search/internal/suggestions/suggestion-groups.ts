import { formatRoute } from '../../../../domain/routes/format-route.ts';
import type { Suggestion } from '../../../../domain/search/suggestion.ts';
import type { Topic } from '../../../../domain/topics/topic.ts';

/** One row of the list; `id` is unique in it. */
export type SuggestionRow = Suggestion & { readonly id: string };

export type GroupKind = 'recent' | 'queries' | 'boards' | 'topics' | 'people' | 'ideas';

export type SuggestionGroup = { readonly kind: GroupKind; readonly rows: readonly SuggestionRow[] };

/** Number of recent searches while nothing is typed. */
const MAX_RECENTS = 8;
/** The same above suggestions. */
const MAX_MATCHING_RECENTS = 3;
const MAX_IDEAS = 8;

const KINDS = [
  ['queries', 'query'],
  ['boards', 'board'],
  ['topics', 'topic'],
  ['people', 'user'],
] as const;

/** A query that was searched for before. */
export function recentSuggestion(query: string): Suggestion {
  const href = formatRoute({ kind: 'search', q: query, rs: 'recent' });
  return { kind: 'query', label: query, href, imageUrl: null, color: null, recent: true };
}

/** What the list shows while nothing is typed: recent searches, then topics. */
export function groupsAtFirst(
  recents: readonly string[],
  topics: readonly Topic[],
): readonly SuggestionGroup[] {
  const ideas = topics.slice(0, MAX_IDEAS).map(({ name, imageUrl, dominantColor }): Suggestion => ({
    kind: 'topic',
    label: name,
    href: formatRoute({ kind: 'search', q: name, rs: 'topic' }),
    imageUrl,
    color: dominantColor,
    recent: false,
  }));
  return [group('recent', recents.slice(0, MAX_RECENTS).map(recentSuggestion)), group('ideas', ideas)].filter(
    isFilled,
  );
}

/** What the list shows for a text: matching recent searches, queries, boards, topics, people. */
export function groupsFor(
  term: string,
  recents: readonly string[],
  suggestions: readonly Suggestion[],
): readonly SuggestionGroup[] {
  const own = recents.filter((query) => startsWith(query, term)).slice(0, MAX_MATCHING_RECENTS);
  const known = new Set(own.map(fold));
  const queries = suggestions.filter(({ kind, label }) => kind === 'query' && !known.has(fold(label)));
  return KINDS.map(([kind, of]) =>
    group(
      kind,
      kind === 'queries'
        ? [...own.map(recentSuggestion), ...queries]
        : suggestions.filter((suggestion) => suggestion.kind === of),
    ),
  ).filter(isFilled);
}

/** A label in two parts: what was typed, and what a suggestion adds to it. */
export function typedPart(label: string, term: string): readonly [typed: string, added: string] {
  const typed = startsWith(label, term) ? label.slice(0, term.trim().length) : '';
  return [typed, label.slice(typed.length)];
}

function group(kind: GroupKind, suggestions: readonly Suggestion[]): SuggestionGroup {
  return {
    kind,
    rows: suggestions.map((suggestion) => ({ ...suggestion, id: `${kind}-${suggestion.href}` })),
  };
}

function isFilled({ rows }: SuggestionGroup): boolean {
  return rows.length > 0;
}

function startsWith(text: string, beginning: string): boolean {
  return fold(text).startsWith(fold(beginning));
}

function fold(text: string): string {
  return text.trim().toLowerCase();
}
