import { accept, refuse, type Checked } from '../../src/domain/limits/checked.ts';
import { utf8Length } from '../../src/domain/text/utf8-length.ts';
import { readJson } from './json-reader.ts';
import { id } from './kinds.ts';
import { kind, type Kind } from './param.ts';

/** A list of at most `max` items: a JSON list, its JSON text, or a single value. */
export function list<T, Sent = T>(
  item: Kind<T, Sent>,
  bounds: { readonly max: number; readonly min?: number },
): Kind<readonly T[], readonly Sent[]> {
  return kind(`list of ${countOf(bounds)}: ${item.says ?? 'any value'}`, (raw) =>
    readItems(itemsOf(raw), item, bounds),
  );
}

/** A list of ids without duplicates, with at least `min` different ones; also as text with commas. */
export function idList<T extends string>(bounds: {
  readonly max: number;
  readonly min?: number;
}): Kind<readonly T[], readonly string[]> {
  return kind(`list of ${countOf(bounds)} ids`, (raw) => readDifferent(raw, id<T>(), bounds));
}

/** The same of other values that have no comma. */
export function differentValues<T extends string>(
  item: Kind<T, unknown>,
  bounds: { readonly max: number },
): Kind<readonly T[], readonly string[]> {
  return kind(`list of ${countOf(bounds)}: ${item.says ?? 'any value'}`, (raw) =>
    readDifferent(raw, item, bounds),
  );
}

/** Another value, or its JSON text, and what checks it. */
export function checkedJson<T, Sent = T>(says: string, check: (value: unknown) => Checked<T>): Kind<T, Sent> {
  return kind(says, (raw) => {
    const value = typeof raw === 'string' ? parsed(raw) : raw;
    return value === undefined ? refuse('bad_format') : check(value);
  });
}

/** A JSON object, or its JSON text; `maxBytes` bounds its JSON form. */
export function object(bounds: { readonly maxBytes?: number } = {}): Kind<Readonly<Record<string, unknown>>> {
  const says = bounds.maxBytes === undefined ? 'object' : `object of at most ${bounds.maxBytes} bytes`;
  return kind(says, (raw) => {
    const value = typeof raw === 'string' ? parsed(raw) : raw;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse('wrong_type');
    if (bounds.maxBytes !== undefined && utf8Length(JSON.stringify(value)) > bounds.maxBytes) {
      return refuse('too_long', bounds.maxBytes);
    }
    return accept(value as Readonly<Record<string, unknown>>);
  });
}

function readDifferent<T>(
  raw: unknown,
  item: Kind<T, unknown>,
  bounds: { readonly max: number; readonly min?: number },
): Checked<readonly T[]> {
  const items = itemsOf(raw).flatMap((value) =>
    typeof value === 'string' ? value.split(',').filter((part) => part.trim() !== '') : [value],
  );
  const read = readItems(items, item, bounds);
  if (!read.ok) return read;
  const values = [...new Set(read.value)];
  return values.length < (bounds.min ?? 0) ? refuse('too_short', bounds.min) : accept(values);
}

function countOf({ min, max }: { readonly max: number; readonly min?: number }): string {
  return min === undefined ? `at most ${max}` : `${min} to ${max}`;
}

function itemsOf(raw: unknown): readonly unknown[] {
  if (Array.isArray(raw)) return raw.filter((value) => value !== null && value !== '');
  if (typeof raw === 'string' && raw.trimStart().startsWith('[')) {
    const value = parsed(raw);
    if (Array.isArray(value)) return itemsOf(value);
  }
  return [raw];
}

function readItems<T>(
  items: readonly unknown[],
  item: Kind<T, unknown>,
  bounds: { readonly max: number; readonly min?: number },
): Checked<readonly T[]> {
  if (items.length < (bounds.min ?? 0))
    return refuse(items.length === 0 ? 'missing' : 'too_short', bounds.min);
  if (items.length > bounds.max) return { ...refuse('too_long', bounds.max), counts: 'items' };
  const values: T[] = [];
  for (const raw of items) {
    const read = item(raw);
    if (!read.ok) return read;
    values.push(read.value);
  }
  return accept(values);
}

function parsed(text: string): unknown {
  try {
    return readJson(text);
  } catch {
    return undefined;
  }
}
