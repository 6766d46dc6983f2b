import type { PictureFile } from '../../../application/ports/upload-gateway.ts';
import { begunUpload, sendingTurn } from '../../../domain/drafts/draft.ts';
import type { DraftEntry } from '../drafts/draft-entry.ts';

/** Several windows know of a file that is sent in parts: leaves it to another one, or takes it up after that has gone. */
export async function shareUpload(entry: DraftEntry, window: string): Promise<void> {
  const { phase, file } = entry.upload;
  const isSending = ['waiting', 'sending', 'failed'].includes(phase);
  const turn = sendingTurn(begunUpload(entry.draft), { window, isSending, isWaiting: phase === 'elsewhere' });
  // As another object: what still comes of the sending here does not count any more.
  if (turn === 'leave' && file !== null) leaveUploadToOtherWindow(entry, { ...file });
  else if (turn === 'take-up') await entry.retry();
}

/** Another window sends it; this one goes on when that does not any more. */
export function leaveUploadToOtherWindow(entry: DraftEntry, file: PictureFile): void {
  const { upload, claim, keeping, values } = entry;
  upload.leave(file, 'elsewhere');
  const takeUp = () => {
    if (upload.phase === 'elsewhere' && entry.values.picture?.id === values.picture?.id) void entry.retry();
  };
  claim.wait(keeping, values.picture, takeUp);
}

/** This window is about to go: another one may send what it was sending. */
export function releaseUpload(entry: DraftEntry, window: string): void {
  entry.claim.end();
  const begun = begunUpload(entry.draft);
  if (begun?.by === window) entry.set('begun', { ...begun, by: null });
}
