import type { BoardPrivacy } from '../../../domain/boards/board.ts';
import type { FormState } from '../../forms/use-form.ts';
import { text } from '../../text/language.ts';
import { boardEditMessages } from './messages.en.ts';

/** The labels of the fields, in the language of the reader. */
export const boardLabels = () => ({
  name: text(boardEditMessages.name),
  description: text(boardEditMessages.description),
  privacy: text(boardEditMessages.privacy),
});

/** The errors beside the fields that have a text of their own. */
export const boardProblems = () => ({ 'name.missing': text(boardEditMessages.nameMissing) });

/** The values of the board form. */
export type BoardValues = {
  readonly name: string;
  readonly description: string;
  readonly privacy: BoardPrivacy;
};

/** Props that the fields of a board share. */
export type BoardFieldProps = {
  readonly values: BoardValues;
  readonly onChange: (change: Partial<BoardValues>) => void;
  readonly errorOf: FormState<keyof ReturnType<typeof boardLabels>>['errorOf'];
};
