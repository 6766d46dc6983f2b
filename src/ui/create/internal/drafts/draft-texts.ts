import { PIN_TEXT_NAMES, type PinTextName } from '../../../../domain/pins/pin-texts.ts';
import { problemText } from '../../../forms/problem-text.ts';
import { linkProblems, pinTextLabels } from '../../fields/pin-text-field.tsx';
import type { DraftEntry } from './draft-entry.ts';
import { text } from '../../../text/language.ts';
import { createDraftMessages } from './messages.en.ts';

type DraftFieldName = 'picture' | PinTextName | 'board';

/** The fields of a pin whose code is there from the start. */
export const DRAFT_FIELDS: readonly DraftFieldName[] = ['picture', ...PIN_TEXT_NAMES, 'board'];

const labels = () => ({
  picture: text(createDraftMessages.picture),
  ...pinTextLabels(),
  board: text(createDraftMessages.board),
});

const problems = () => ({
  'picture.missing': text(createDraftMessages.pictureMissing),
  'picture.not_allowed': text(createDraftMessages.pictureAway),
  'board.missing': text(createDraftMessages.boardGone),
  ...linkProblems(),
});

/** The error of one field, or null. */
export function draftFieldError({ refused }: DraftEntry, name: DraftFieldName): string | null {
  const problem = refused?.fields.find((field) => field.name === name);
  if (problem === undefined) return null;
  return problem.words ?? problemText(labels()[name], problem, problems());
}

/** Fields whose code is loaded later. */
const BESIDE = /^(?:parts|cover|product|sponsor)\b/;

/** The error of the whole draft when it belongs to no field, or null. */
export function draftMessage({ refused }: DraftEntry): string | null {
  const isShownBeside = refused?.fields.some(
    ({ name }) => DRAFT_FIELDS.some((field) => field === name) || BESIDE.test(name),
  );
  return refused === null || isShownBeside ? null : refused.message || null;
}

/** The name of a draft in the list. */
export function draftName({ values, upload }: DraftEntry): string {
  return (
    values.title.trim() ||
    upload.file?.name ||
    values.parts[0]?.picture?.name ||
    text(createDraftMessages.untitled)
  );
}

/** The progress of publishing several drafts: "Publishing 3 of 12…". */
export function publishingText({ at, of }: { readonly at: number; readonly of: number }): string {
  return text(createDraftMessages.publishingOn, { at, of });
}
