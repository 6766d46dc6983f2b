import { mergeParts } from '../../../../../wire/merge-parts.ts';
import { MergedObject } from './merged-object.ts';
import { isPreEncoded } from './json-writer.ts';

/** Cached results, by immutable object. */
const reads = new WeakMap<object, unknown>();

/**
 * The value that `JSON.parse` would return for the JSON of `value`, without encoding it: merged objects become one, and
 * members without a JSON value are left out. The result shares all other values, so it must not be changed.
 */
export function asRead(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (!isPreEncoded(value)) return objectOrListAsRead(value);
  const cached = reads.get(value);
  if (cached !== undefined) return cached;
  const read = objectOrListAsRead(value);
  reads.set(value, read);
  return read;
}

function objectOrListAsRead(value: object): unknown {
  if (Array.isArray(value)) return listAsRead(value);
  if (value instanceof MergedObject)
    return mergeParts(value.parts.map((part: object) => asRead(part) as object));
  return 'toJSON' in value && typeof value.toJSON === 'function'
    ? asRead(value.toJSON())
    : objectAsRead(value as Readonly<Record<string, unknown>>);
}

function listAsRead(list: readonly unknown[]): readonly unknown[] {
  const read = list.map((item) => (item === undefined ? null : asRead(item)));
  return read.every((item, index) => item === list[index]) ? list : read;
}

function objectAsRead(object: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  let copy: Record<string, unknown> | undefined;
  for (const name of Object.keys(object)) {
    const member = object[name];
    const read = asRead(member);
    if (read === member && read !== undefined) continue;
    copy ??= { ...object };
    if (read === undefined) delete copy[name];
    else copy[name] = read;
  }
  return copy ?? object;
}
