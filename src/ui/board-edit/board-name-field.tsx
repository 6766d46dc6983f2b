import { TEXT_FIELDS } from '../../domain/limits/text-field.ts';
import { TextField } from '../kit/fields/text-field.tsx';
import type { BoardFieldProps } from './internal/board-values.ts';
import { text } from '../text/language.ts';
import { boardEditMessages } from './internal/messages.en.ts';

/** The name of a board. */
export function BoardNameField({
  values,
  onChange,
  errorOf,
  autoFocus,
}: BoardFieldProps & { readonly autoFocus?: boolean }) {
  return (
    <TextField
      label={text(boardEditMessages.name)}
      name="name"
      value={values.name}
      onChange={(name) => onChange({ name })}
      limit={TEXT_FIELDS.boardName.max}
      error={errorOf('name')}
      autoFocus={autoFocus}
    />
  );
}
