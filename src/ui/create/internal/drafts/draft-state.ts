import { bytesText } from '../../../text/bytes-text.ts';
import type { DraftEntry } from './draft-entry.ts';
import { DRAFT_FIELDS, draftFieldError, draftMessage } from './draft-texts.ts';
import { text } from '../../../text/language.ts';
import { createDraftMessages } from './messages.en.ts';

/** The state of a draft, including whether it has errors. */
export function draftState(entry: DraftEntry): { readonly text: string; readonly isWrong: boolean } {
  const { upload, publishing } = entry;
  const problem = upload.problem ?? draftMessage(entry) ?? firstFieldError(entry) ?? otherError(entry);
  if (publishing) return { text: text(createDraftMessages.publishing), isWrong: false };
  if (problem !== null) return { text: problem, isWrong: true };
  if (entry.isReady) return { text: text(createDraftMessages.ready), isWrong: false };
  if (entry.values.parts.length > 0) return { text: text(createDraftMessages.incomplete), isWrong: false };
  switch (upload.phase) {
    case 'none':
      return { text: text(createDraftMessages.noPicture), isWrong: false };
    case 'waiting':
      return { text: text(createDraftMessages.waiting), isWrong: false };
    case 'sending': {
      const total = bytesText(upload.file?.size ?? 0);
      const loaded = bytesText(upload.loaded);
      return { text: text(createDraftMessages.uploaded, { loaded, total }), isWrong: false };
    }
    case 'elsewhere':
      return { text: text(createDraftMessages.uploadingElsewhere), isWrong: false };
    case 'sent':
    case 'remote':
      return { text: text(createDraftMessages.ready), isWrong: false };
    case 'lost':
      return { text: text(createDraftMessages.fileGone), isWrong: true };
    case 'refused':
    case 'failed':
      return { text: text(createDraftMessages.uploadFailed), isWrong: true };
  }
}

function otherError({ refused }: DraftEntry): string | null {
  return refused !== null && refused.fields.length > 0 ? text(createDraftMessages.needsAttention) : null;
}

function firstFieldError(entry: DraftEntry): string | null {
  for (const name of DRAFT_FIELDS) {
    const error = draftFieldError(entry, name);
    if (error !== null) return error;
  }
  return null;
}
