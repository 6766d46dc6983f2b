import { accept, refuse } from '../../src/domain/limits/checked.ts';
import type { Kind, Param } from './param.ts';

/** The value must be there: absent, null and "" are refused as missing. */
export function required<T>(kind: Kind<T>): Param<T> {
  return { aliases: [], read: (raw) => (isEmpty(raw) || isEmptyList(raw) ? refuse('missing') : kind(raw)) };
}

/** Absent, null and "" all mean undefined. For reads, creates and deletes. */
export function optional<T>(kind: Kind<T>): Param<T | undefined> {
  return { aliases: [], read: (raw) => (isEmpty(raw) ? accept(undefined) : kind(raw)) };
}

/** Absent, null and "" all mean `value`. For reads, creates and deletes. */
export function withDefault<T>(kind: Kind<T>, value: T): Param<T> {
  return { aliases: [], read: (raw) => (isEmpty(raw) ? accept(value) : kind(raw)) };
}

/** In updates: absent = undefined (leave it alone), null and "" = null (empty it). */
export function changeable<T>(kind: Kind<T>): Param<T | null | undefined> {
  return {
    aliases: [],
    read: (raw) => (raw === undefined ? accept(undefined) : isEmpty(raw) ? accept(null) : kind(raw)),
  };
}

/** In updates, for what cannot be emptied: absent = undefined (leave it alone), null and "" are refused. */
export function changeableRequired<T>(kind: Kind<T>): Param<T | undefined> {
  return {
    aliases: [],
    read: (raw) => (raw === undefined ? accept(undefined) : isEmpty(raw) ? refuse('missing') : kind(raw)),
  };
}

/** The same parameter, also found under other names: `alsoNamed(required(id()), 'category', 'id')`. */
export function alsoNamed<T>(param: Param<T>, ...aliases: readonly string[]): Param<T> {
  return { ...param, aliases: [...param.aliases, ...aliases] };
}

/** The same parameter under the name that people know it by: `labelled('Board name', …)`. */
export function labelled<T>(label: string, param: Param<T>): Param<T> {
  return { ...param, label };
}

/** The same parameter, which may also come as a field of the query string. */
export function alsoInQuery<T>(param: Param<T>): Param<T> {
  return { ...param, fromQuery: true };
}

function isEmptyList(raw: unknown): boolean {
  return Array.isArray(raw) && raw.length === 0;
}

function isEmpty(raw: unknown): boolean {
  return raw === undefined || raw === null || raw === '';
}
