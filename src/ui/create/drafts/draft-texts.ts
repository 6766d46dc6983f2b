import { problemText } from '../../forms/problem-text.ts';
import { numberText } from '../../text/count-text.ts';
import { LINK_PROBLEMS, PIN_TEXT_LABELS } from '../fields/pin-text-field.tsx';
import type { DraftEntry } from './draft-entry.ts';

/** The labels of the fields of a pin. */
export const DRAFT_LABELS = { picture: 'Image', ...PIN_TEXT_LABELS, board: 'Board' } as const;
export type DraftFieldName = keyof typeof DRAFT_LABELS;

const SPECIAL = {
  'picture.missing': 'Choose an image or video first.',
  'picture.not_allowed':
    'We couldn’t download this image from its site. Try again, or upload it from your device.',
  'board.missing': 'That board no longer exists. Choose another.',
  ...LINK_PROBLEMS,
} as const;

/** The error of one field, or null. */
export function draftFieldError({ refused }: DraftEntry, name: DraftFieldName): string | null {
  const problem = refused?.fields.find((field) => field.name === name);
  if (problem === undefined) return null;
  return problem.words ?? problemText(DRAFT_LABELS[name], problem, SPECIAL);
}

/** Fields whose code is loaded later. */
const BESIDE = /^(?:parts|cover|product|sponsor)\b/;

/** The error of the whole draft when it belongs to no field, or null. */
export function draftMessage({ refused }: DraftEntry): string | null {
  const isShownBeside = refused?.fields.some(({ name }) => name in DRAFT_LABELS || BESIDE.test(name));
  return refused === null || isShownBeside ? null : refused.message || null;
}

/** The name of a draft in the list. */
export function draftName({ values, upload }: DraftEntry): string {
  return values.title.trim() || upload.file?.name || values.parts[0]?.picture?.name || 'Untitled';
}

/** The progress of publishing several drafts: "Publishing 3 of 12…". */
export function publishingText({ at, of }: { readonly at: number; readonly of: number }): string {
  return `Publishing ${numberText(at)} of ${numberText(of)}…`;
}
