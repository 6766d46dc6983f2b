/** An unvalidated object. Reading from it never throws. */
export type Raw = Readonly<Record<string, unknown>>;

const NOTHING: Raw = Object.freeze({});

/** The value as an object; every other value becomes an object without fields. */
export function rawObject(value: unknown): Raw {
  return isRawObject(value) ? value : NOTHING;
}

export function isRawObject(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Runs `read` on an object; null for anything else. */
export function objectOrNull<T>(value: unknown, read: (raw: Raw) => T): T | null {
  return isRawObject(value) ? read(value) : null;
}

export function text(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/** The text, or null when it is missing or empty. */
export function textOrNull(value: unknown): string | null {
  return text(value) || null;
}

export function flag(value: unknown): boolean {
  return value === true || value === 1 || value === 'true' || value === '1';
}

/** A finite number, also from its text. */
export function numberOrNull(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

export function number(value: unknown): number {
  return numberOrNull(value) ?? 0;
}

/** A counter: a whole number from 0 on. */
export function count(value: unknown): number {
  return Math.max(0, Math.trunc(number(value)));
}

/** Every item of a list that `read` accepts; null drops an item. */
export function listOf<T>(value: unknown, read: (item: unknown) => T | null): T[] {
  if (!Array.isArray(value)) return [];
  const items: T[] = [];
  for (const item of value as readonly unknown[]) {
    const values = read(item);
    if (values !== null) items.push(values);
  }
  return items;
}

/** The objects of a list. */
export function objectsOf<T>(value: unknown, read: (raw: Raw) => T): T[] {
  return listOf(value, (item) => objectOrNull(item, read));
}

export function textsOf(value: unknown): string[] {
  return listOf(value, textOrNull);
}

/** The value if it is one of the list, else the fallback. */
export function oneOf<T, F>(value: unknown, values: readonly T[], fallback: F): T | F {
  return (values as readonly unknown[]).includes(value) ? (value as T) : fallback;
}

/** The values that are in the list; others are dropped. */
export function knownOf<T>(value: unknown, values: readonly T[]): T[] {
  return listOf(value, (item) => oneOf(item, values, null));
}
