import { actionOf, amountOf, hexColorOf, listOf, textOf, type Fields } from './fields.ts';
import { safeHref } from '../safe-href.ts';

/** A toast with a link stays at least so long. */
const MIN_TOAST_MS = 5000;

export type ToastDisplay = {
  readonly kind: 'toast';
  readonly text: string;
  readonly href: string | undefined;
  readonly durationMs: number;
};

export function toastOf(data: Fields): ToastDisplay | undefined {
  const text = textOf(data['text']);
  if (text === undefined) return undefined;
  const link = actionOf({ text, href: data['link'] }, 'text', 'href');
  return {
    kind: 'toast',
    text,
    href: link?.href ?? safeHref((data['link'] as Fields | null | undefined)?.['href']),
    durationMs: Math.max(amountOf(data['duration']) ?? 0, MIN_TOAST_MS),
  };
}

/** Highlighted words in search results. */
export type SearchDelightDisplay = {
  readonly kind: 'search-delight';
  /** In lower case. */
  readonly queries: readonly string[];
  readonly textColors: readonly string[];
  readonly background: string | undefined;
};

export function searchDelightOf(data: Fields): SearchDelightDisplay | undefined {
  const queries = listOf(data['search_query_list']).flatMap(
    (query) => textOf(query)?.trim().toLowerCase() ?? [],
  );
  if (queries.length === 0) return undefined;
  return {
    kind: 'search-delight',
    queries,
    textColors: listOf(data['text_colors']).flatMap((color) => hexColorOf(color) ?? []),
    background: hexColorOf(data['text_background_color']),
  };
}
