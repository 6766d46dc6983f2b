import type { SearchDelightDisplay } from '../internal/displays/text-displays.ts';
import { contrastOf, MIN_CONTRAST } from '../internal/lint/contrast.ts';

/** A part of a text; `look` is the index of its colour, or null for a plain part. */
export type DelightPart = { readonly text: string; readonly look: number | null };

/** Both are `#rrggbb` or `#rgb`. */
export type DelightLook = { readonly color: string; readonly background: string };

/** Whether the results of a query are highlighted. */
export function isDelighted({ queries }: Pick<SearchDelightDisplay, 'queries'>, query: string): boolean {
  return queries.includes(query.trim().toLowerCase());
}

/** The pairs of colours that can be read, in their order; without a background none is known to be readable. */
export function delightLooks({
  textColors,
  background,
}: Pick<SearchDelightDisplay, 'textColors' | 'background'>): readonly DelightLook[] {
  if (background === undefined) return [];
  return textColors
    .filter((color) => contrastOf(color, background) >= MIN_CONTRAST)
    .map((color) => ({ color, background }));
}

/** Divides a text: each word of the query is a part of its own, and its colour follows its place in the query. */
export function delightParts(text: string, query: string): readonly DelightPart[] {
  const words = [...new Set(query.trim().toLowerCase().split(/\s+/))].filter((word) => word !== '');
  const lookOf = (part: string) => {
    const place = words.indexOf(part.toLowerCase());
    return place < 0 ? null : place;
  };
  return text
    .split(/([\p{L}\p{M}\p{N}]+)/u)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, look: lookOf(part) }));
}
