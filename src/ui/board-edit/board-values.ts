import type { BoardPrivacy } from '../../domain/boards/board.ts';
import type { FormState } from '../forms/use-form.ts';

export const BOARD_LABELS = {
  name: 'Name',
  description: 'Description',
  privacy: 'Who can see it',
} as const;

export const BOARD_TEXTS = { 'name.missing': 'Enter a name for the board.' } as const;

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
  readonly errorOf: FormState<keyof typeof BOARD_LABELS>['errorOf'];
};
