import type { InputHTMLAttributes } from 'react';

/** What makes an input the field of a combobox. */
export type ComboboxAttributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'role' | 'aria-autocomplete' | 'aria-expanded' | 'aria-controls' | 'aria-activedescendant' | 'onKeyDown'
>;
