import { useState } from 'react';
import type { FieldTexts } from '../../../kit/fields/field.tsx';
import { TextField } from '../../../kit/fields/text-field.tsx';

/**
 * A number; null when the field is empty. Other characters cannot be typed.
 * @param scale so many of the value are one in the field, such as 1000 for milliseconds that are entered in seconds; by
 *   default, whole numbers are entered as they are
 */
export function NumberField({
  value,
  onChange,
  scale = 1,
  ...texts
}: FieldTexts & {
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly scale?: number;
}) {
  const [typed, setTyped] = useState(textOf(value, scale));
  // Another version was loaded.
  const isSame = numberOf(typed, scale) === value;
  return (
    <TextField
      {...texts}
      inputMode={scale === 1 ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={isSame ? typed : textOf(value, scale)}
      onChange={(text) => {
        const number = numberOf(text, scale);
        if (number === undefined) return;
        setTyped(text);
        onChange(number);
      }}
    />
  );
}

function textOf(value: number | null, scale: number): string {
  return value === null ? '' : String(value / scale);
}

/** Undefined for a text that is no number. Both decimal points are read. */
function numberOf(text: string, scale: number): number | null | undefined {
  const digits = text.trim().replace(',', '.');
  if (digits === '') return null;
  const form = scale === 1 ? /^-?\d{1,12}$/ : /^-?\d{1,12}(?:\.\d{0,3})?$/;
  return form.test(digits) ? Math.round(Number(digits) * scale) : undefined;
}
