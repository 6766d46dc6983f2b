import { bytesText } from '../../text/bytes-text.ts';
import type { DraftEntry } from './draft-entry.ts';
import { DRAFT_LABELS, draftFieldError, draftMessage, type DraftFieldName } from './draft-texts.ts';

/** The state of a draft, including whether it has errors. */
export function draftState(
  entry: DraftEntry,
  locale: string,
): { readonly text: string; readonly isWrong: boolean } {
  const { upload, publishing } = entry;
  const problem = upload.problem ?? draftMessage(entry) ?? firstFieldError(entry) ?? otherError(entry);
  if (publishing) return { text: 'Publishing…', isWrong: false };
  if (problem !== null) return { text: problem, isWrong: true };
  if (entry.isReady) return { text: 'Ready', isWrong: false };
  if (entry.values.parts.length > 0) return { text: 'Incomplete', isWrong: false };
  switch (upload.phase) {
    case 'none':
      return { text: 'No image or video yet', isWrong: false };
    case 'waiting':
      return { text: 'Waiting…', isWrong: false };
    case 'sending': {
      const total = bytesText(upload.file?.size ?? 0, locale);
      return { text: `${bytesText(upload.loaded, locale)} of ${total}`, isWrong: false };
    }
    case 'elsewhere':
      return { text: 'Uploading in another tab', isWrong: false };
    case 'sent':
    case 'remote':
      return { text: 'Ready', isWrong: false };
    case 'lost':
      return { text: 'Choose the file again', isWrong: true };
    case 'refused':
    case 'failed':
      return { text: 'Upload failed', isWrong: true };
  }
}

function otherError({ refused }: DraftEntry): string | null {
  return refused !== null && refused.fields.length > 0 ? 'Needs attention' : null;
}

function firstFieldError(entry: DraftEntry): string | null {
  for (const name of Object.keys(DRAFT_LABELS) as DraftFieldName[]) {
    const error = draftFieldError(entry, name);
    if (error !== null) return error;
  }
  return null;
}
