import { fieldsOf } from '../internal/displays/fields.ts';

/** A value that two versions of an experience do not share, as text; null where there is none. */
export type DefinitionDifference = {
  /** Its place in the JSON, as findings have it: `display_data.title`. */
  readonly path: string;
  readonly from: string | null;
  readonly to: string | null;
};

/** What changed between two versions of an experience, in the order of the fields. */
export function definitionDifferences(before: unknown, after: unknown): readonly DefinitionDifference[] {
  const [old, now] = [new Map(valuesOf(before)), new Map(valuesOf(after))];
  const paths = [...new Set([...old.keys(), ...now.keys()])];
  return paths.flatMap((path) => {
    const [from, to] = [old.get(path) ?? null, now.get(path) ?? null];
    return from === to ? [] : [{ path, from, to }];
  });
}

/** All texts, numbers and flags with their places. Lists of them are one value. */
function valuesOf(value: unknown, place = ''): readonly (readonly [string, string])[] {
  if (Array.isArray(value) && value.every((entry) => typeof entry !== 'object'))
    return [[place, value.map(String).join('\n')]];
  if (typeof value !== 'object' || value === null) return value === undefined ? [] : [[place, String(value)]];
  const fields = Array.isArray(value)
    ? Object.entries(value as readonly unknown[])
    : Object.entries(fieldsOf(value));
  return fields.flatMap(([name, inner]) => valuesOf(inner, place === '' ? name : `${place}.${name}`));
}
