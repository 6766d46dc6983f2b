import type { FieldTexts } from '../../../kit/fields/field.tsx';
import { TextField } from '../../../kit/fields/text-field.tsx';

/** A whole number; null when the field is empty. Other characters cannot be typed. */
export function NumberField({
  value,
  onChange,
  ...texts
}: FieldTexts & { readonly value: number | null; readonly onChange: (value: number | null) => void }) {
  return (
    <TextField
      {...texts}
      inputMode="numeric"
      autoComplete="off"
      value={value === null ? '' : String(value)}
      onChange={(typed) => {
        const digits = typed.trim();
        if (digits === '') onChange(null);
        else if (/^-?\d{1,12}$/.test(digits)) onChange(Number(digits));
      }}
    />
  );
}
