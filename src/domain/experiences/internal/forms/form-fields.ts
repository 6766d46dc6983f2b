import type { FieldOption, FieldPath, FieldType, FormField } from '../../authoring/form-field.ts';
import { ANCHORS } from '../../anchors.ts';
import { MAX_MESSAGE_LENGTH } from '../../message.ts';

type Flags = { readonly required?: true; readonly more?: true };

function field<Label extends string, Type extends FieldType>(
  label: Label,
  path: FieldPath,
  type: Type,
  { required = false, more = false }: Partial<Record<'required' | 'more', boolean>>,
): FormField<Label> {
  return { ...type, name: path.join('.'), label, path, isRequired: required, isMore: more };
}

/** The longest text of a button, a link or a title. */
export const MAX_SHORT_TEXT = 120;

const HOUR_MS = 3_600_000;

export const textField = <L extends string>(label: L, path: FieldPath, flags: Flags = {}) =>
  field(label, path, { type: 'text', max: MAX_SHORT_TEXT }, flags);

export const longTextField = <L extends string>(label: L, path: FieldPath, flags: Flags = {}) =>
  field(label, path, { type: 'longtext', max: MAX_MESSAGE_LENGTH }, flags);

export const linkField = <L extends string>(label: L, path: FieldPath, flags: Flags = {}) =>
  field(label, path, { type: 'link' }, flags);

export const fileField = <L extends string>(label: L, path: FieldPath, flags: Flags = {}) =>
  field(label, path, { type: 'file' }, flags);

export const colorField = <L extends string>(label: L, path: FieldPath, flags: Flags = {}) =>
  field(label, path, { type: 'color' }, flags);

export const flagField = <L extends string>(label: L, path: FieldPath, flags: Flags = {}) =>
  field(label, path, { type: 'boolean' }, flags);

export const millisField = <L extends string>(label: L, path: FieldPath, flags: Flags = {}) =>
  field(label, path, { type: 'number', min: 0, max: HOUR_MS, unit: 'ms' }, flags);

export const secondsField = <L extends string>(label: L, path: FieldPath, flags: Flags = {}) =>
  field(label, path, { type: 'number', min: 0, max: HOUR_MS / 1000, unit: 's' }, flags);

export const choiceField = <L extends string>(
  label: L,
  path: FieldPath,
  options: readonly FieldOption[],
  flags: Flags = {},
) => field(label, path, { type: 'choice', options }, flags);

/** The anchors by name; the form translates the names. */
export const anchorField = <L extends string>(label: L, path: FieldPath, flags: Flags = {}) =>
  choiceField(
    label,
    path,
    ANCHORS.map((anchor) => ({ value: anchor, name: anchor })),
    flags,
  );

export const listField = <L extends string>(
  label: L,
  path: FieldPath,
  of: 'text' | 'color' | 'file',
  flags: Flags = {},
) => field(label, path, { type: 'list', of, max: 50 }, flags);

/** An image and its text. */
export const imageFields = <L extends string, A extends string>(
  [label, path]: readonly [L, FieldPath],
  [altLabel, altPath]: readonly [A, FieldPath],
  flags: Flags = {},
): readonly FormField<A | L>[] => [
  field(label, path, { type: 'image', alt: altPath.join('.') }, flags),
  textField(altLabel, altPath, flags),
];
