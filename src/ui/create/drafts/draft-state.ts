import { bytesText } from '../../text/bytes-text.ts';
import type { DraftEntry } from './draft-entry.ts';
import { DRAFT_LABELS, draftFieldError, draftMessage, type DraftFieldName } from './draft-texts.ts';

/** How a draft stands, and whether something is to be mended. */
export function draftState(
  entry: DraftEntry,
  locale: string,
): { readonly text: string; readonly isWrong: boolean } {
  const { upload, publishing } = entry;
  const problem = upload.problem ?? draftMessage(entry) ?? firstFieldError(entry) ?? otherError(entry);
  if (publishing) return { text: 'Publishing…', isWrong: false };
  if (problem !== null) return { text: problem, isWrong: true };
  if (entry.isReady) return { text: 'Ready', isWrong: false };
  if (entry.values.parts.length > 0) return { text: 'Not complete yet', isWrong: false };
  switch (upload.phase) {
    case 'none':
      return { text: 'No picture or video yet', isWrong: false };
    case 'waiting':
      return { text: 'Waits for its turn', isWrong: false };
    case 'sending': {
      const total = bytesText(upload.file?.size ?? 0, locale);
      return { text: `${bytesText(upload.loaded, locale)} of ${total}`, isWrong: false };
    }
    case 'elsewhere':
      return { text: 'On its way in another window', isWrong: false };
    case 'sent':
    case 'remote':
      return { text: 'Ready', isWrong: false };
    case 'lost':
      return { text: 'Choose the file again', isWrong: true };
    case 'refused':
    case 'failed':
      return { text: 'The file did not arrive', isWrong: true };
  }
}

function otherError({ refused }: DraftEntry): string | null {
  return refused !== null && refused.fields.length > 0 ? 'Something is to be mended' : null;
}

function firstFieldError(entry: DraftEntry): string | null {
  for (const name of Object.keys(DRAFT_LABELS) as DraftFieldName[]) {
    const error = draftFieldError(entry, name);
    if (error !== null) return error;
  }
  return null;
}
