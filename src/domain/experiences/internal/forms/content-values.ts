import type { FieldPath, FieldValue, FormField } from '../../authoring/form-field.ts';
import { emptyValue } from './empty-value.ts';
import { fieldsOf, listOf, type Fields } from '../displays/fields.ts';

/** A content with the values of a form's fields. Fields without a value are taken out of it. */
export function contentOf(
  fields: readonly FormField[],
  values: Readonly<Record<string, FieldValue>>,
  content: Fields,
): Fields {
  return fields.reduce((data, { name, path }) => withValue(data, path, written(values[name])), content);
}

/** What is written of a value; undefined for one that says nothing. */
function written(value: FieldValue | undefined): unknown {
  if (value === null || value === undefined || value === false) return undefined;
  if (typeof value === 'string') return value.trim() === '' ? undefined : value.trim();
  if (typeof value !== 'object') return value;
  const entries = value.map((entry) => entry.trim()).filter((entry) => entry !== '');
  return entries.length === 0 ? undefined : entries;
}

function withValue(data: Fields, [name, ...path]: FieldPath, value: unknown): Fields {
  const inner = path.length === 0 ? value : within(data[name], path, value);
  const { [name]: _, ...others } = data;
  return inner === undefined ? others : { ...others, [name]: inner };
}

/** The value of a step of the path; undefined when nothing is left in it. */
function within(data: unknown, [step, ...path]: readonly (string | number)[], value: unknown): unknown {
  if (typeof step === 'number') {
    const entries = [...listOf(data)];
    while (entries.length <= step) entries.push('');
    entries[step] = (path.length === 0 ? value : within(entries[step], path, value)) ?? '';
    while (entries.at(-1) === '') entries.pop();
    return entries.length === 0 ? undefined : entries;
  }
  const changed = withValue(textAsFields(data), [step as string, ...path], value);
  return Object.keys(changed).length === 0 ? undefined : changed;
}

/** A button may be a text alone, and an image an address alone. */
function textAsFields(data: unknown): Fields {
  return typeof data === 'string' && data !== '' ? {} : fieldsOf(data);
}

/** The values of a form's fields in a content. */
export function valuesOf(
  fields: readonly FormField[],
  content: Fields,
): Readonly<Record<string, FieldValue>> {
  return Object.fromEntries(fields.map((field) => [field.name, valueIn(field, content)]));
}

function valueIn(field: FormField, content: Fields): FieldValue {
  const value = field.path.reduce<unknown>(
    (data, step) =>
      typeof step === 'number'
        ? listOf(data)[step]
        : // A button may be a text alone, and an image an address alone.
          typeof data === 'string' && (step === 'text' || step === 'uri')
          ? data
          : fieldsOf(data)[step],
    content,
  );
  const empty = emptyValue(field);
  switch (field.type) {
    case 'boolean':
      return value === true;
    case 'number':
      return typeof value === 'number' ? value : empty;
    case 'choice':
      return typeof value === 'number' || typeof value === 'string' ? value : empty;
    case 'list':
      return listOf(value).filter((entry) => typeof entry === 'string');
    default:
      return typeof value === 'string' ? value : empty;
  }
}
