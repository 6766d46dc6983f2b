import type { FieldType, FieldValue } from '../../authoring/form-field.ts';

/** The value of a field in which nothing was entered. */
export function emptyValue({ type }: Pick<FieldType, 'type'>): FieldValue {
  if (type === 'boolean') return false;
  if (type === 'list') return [];
  return type === 'number' || type === 'choice' ? null : '';
}
