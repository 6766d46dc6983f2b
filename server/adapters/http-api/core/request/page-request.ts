import { END_BOOKMARK } from '../../../../../wire/envelope.ts';
import type { RawOptions } from './call-input.ts';
import { isObject } from './call-input.ts';

/** The requested page: the first one, the one of a token, or the end of the list. */
export type PageParameter =
  | { readonly kind: 'first' }
  | { readonly kind: 'after_last' }
  | { readonly kind: 'token'; readonly token: string };

/** Reads `bookmarks` (or `bookmark`) in all forms; the last non-empty token counts. */
export function pageParameter(options: RawOptions): PageParameter {
  const token = lastToken(options['bookmarks']) ?? lastToken(options['bookmark']);
  if (token === undefined) return { kind: 'first' };
  return token === END_BOOKMARK ? { kind: 'after_last' } : { kind: 'token', token };
}

function lastToken(raw: unknown): string | undefined {
  if (typeof raw === 'string' && raw.startsWith('[')) return lastToken(jsonList(raw));
  if (typeof raw === 'string' || typeof raw === 'number') return raw === '' ? undefined : String(raw);
  if (Array.isArray(raw)) return raw.map(lastToken).findLast((token) => token !== undefined);
  return isObject(raw) && Object.keys(raw).length > 0 ? JSON.stringify(raw) : undefined;
}

function jsonList(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) && value.every((item) => !Array.isArray(item)) ? value : undefined;
  } catch {
    return undefined;
  }
}
