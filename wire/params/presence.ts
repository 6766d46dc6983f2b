import { accept, refuse } from '../../src/domain/limits/checked.ts';
import type { Kind, Need, Param } from './param.ts';

/** A required value: absent, null and "" are refused as missing. */
export function required<T, Sent = T>(kind: Kind<T, Sent>): Param<T, Sent, 'required', never> {
  return {
    need: 'required',
    kind,
    aliases: [],
    read: (raw) => (isEmpty(raw) || isEmptyList(raw) ? refuse('missing') : kind(raw)),
  };
}

/** Absent, null and "" all mean undefined. For reads, creates and deletes. */
export function optional<T, Sent = T>(kind: Kind<T, Sent>): Param<T | undefined, Sent, 'optional', never> {
  return {
    need: 'optional',
    kind,
    aliases: [],
    read: (raw) => (isEmpty(raw) ? accept(undefined) : kind(raw)),
  };
}

/** Absent, null and "" all mean `value`. For reads, creates and deletes. */
export function withDefault<T, Sent = T>(kind: Kind<T, Sent>, value: T): Param<T, Sent, 'optional', never> {
  return {
    need: 'optional',
    otherwise: value,
    kind,
    aliases: [],
    read: (raw) => (isEmpty(raw) ? accept(value) : kind(raw)),
  };
}

/** In updates: absent = undefined (unchanged), null and "" = null (removed). */
export function changeable<T, Sent = T>(
  kind: Kind<T, Sent>,
): Param<T | null | undefined, Sent, 'optional', never> {
  return {
    need: 'optional',
    kind,
    aliases: [],
    read: (raw) => (raw === undefined ? accept(undefined) : isEmpty(raw) ? accept(null) : kind(raw)),
  };
}

/** In updates, for values that cannot be removed: absent = undefined (unchanged), null and "" are refused. */
export function changeableRequired<T, Sent = T>(
  kind: Kind<T, Sent>,
): Param<T | undefined, Sent, 'optional', never> {
  return {
    need: 'optional',
    kind,
    aliases: [],
    read: (raw) => (raw === undefined ? accept(undefined) : isEmpty(raw) ? refuse('missing') : kind(raw)),
  };
}

/** The same parameter with further names: `alsoNamed(required(id()), 'category', 'id')`. */
export function alsoNamed<T, Sent, N extends Need, const Alias extends string>(
  param: Param<T, Sent, N, never>,
  ...aliases: readonly Alias[]
): Param<T, Sent, N, Alias> {
  return { ...param, aliases };
}

/** The same parameter with a label for messages: `labelled('Board name', …)`. */
export function labelled<T, Sent, N extends Need, Alias extends string>(
  label: string,
  param: Param<T, Sent, N, Alias>,
): Param<T, Sent, N, Alias> {
  return { ...param, label };
}

/** The same parameter, also accepted in the query string. */
export function alsoInQuery<T, Sent, N extends Need, Alias extends string>(
  param: Param<T, Sent, N, Alias>,
): Param<T, Sent, N, Alias> {
  return { ...param, fromQuery: true };
}

function isEmptyList(raw: unknown): boolean {
  return Array.isArray(raw) && raw.length === 0;
}

function isEmpty(raw: unknown): boolean {
  return raw === undefined || raw === null || raw === '';
}
