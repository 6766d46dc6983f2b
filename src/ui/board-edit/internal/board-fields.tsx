import { TEXT_FIELDS } from '../../../domain/limits/text-field.ts';
import { TextArea } from '../../kit/fields/text-area.tsx';
import { BoardNameField } from '../board-name-field.tsx';
import type { BoardFieldProps } from './board-values.ts';
import { PrivacyField } from './privacy-field.tsx';
import { text } from '../../text/language.ts';
import { boardEditMessages } from './messages.en.ts';

/** The texts of a board and, for its owner, the visibility. */
export function BoardFields({
  rows,
  mayRule = true,
  ...props
}: BoardFieldProps & { readonly rows: number; readonly mayRule?: boolean }) {
  const { values, onChange, errorOf } = props;
  return (
    <>
      <BoardNameField {...props} />
      <TextArea
        label={text(boardEditMessages.description)}
        name="description"
        hint={text(boardEditMessages.optional)}
        value={values.description}
        onChange={(description) => onChange({ description })}
        limit={TEXT_FIELDS.boardDescription.max}
        rows={rows}
        error={errorOf('description')}
      />
      {mayRule && <PrivacyField value={values.privacy} onChange={(privacy) => onChange({ privacy })} />}
    </>
  );
}
