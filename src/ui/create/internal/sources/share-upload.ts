import type { PictureFile } from '../../../../application/ports/media/upload-gateway.ts';
import { begunUpload, sendingTurn } from '../../../../domain/drafts/draft.ts';
import type { DraftEntry } from '../drafts/draft-entry.ts';
import type { EntryPicture } from '../drafts/entry-picture.ts';

/**
 * Coordinates a resumable upload between windows: waits for the other window, or resumes the upload after that window
 * has closed.
 */
export async function shareUpload(entry: DraftEntry, window: string): Promise<void> {
  const { phase, file } = entry.upload;
  const isSending = ['waiting', 'sending', 'failed'].includes(phase);
  const turn = sendingTurn(begunUpload(entry.draft), { window, isSending, isWaiting: phase === 'elsewhere' });
  // A new object, so that late events of the old upload are ignored.
  if (turn === 'leave' && file !== null) leaveUploadToOtherWindow(entry.picture, { ...file });
  else if (turn === 'take-up') await entry.picture.retry();
}

/** Waits while another window uploads the file, then resumes it here. */
export function leaveUploadToOtherWindow(picture: EntryPicture, file: PictureFile): void {
  const { upload, claim, owner } = picture;
  const awaited = owner.values.picture;
  upload.leave(file, 'elsewhere');
  const takeUp = () => {
    if (upload.phase === 'elsewhere' && owner.values.picture?.id === awaited?.id) void picture.retry();
  };
  claim.wait(owner.keeping, awaited, takeUp);
}

/** Releases the upload before this window closes. */
export function releaseUpload(entry: DraftEntry, window: string): void {
  entry.picture.claim.end();
  const begun = begunUpload(entry.draft);
  if (begun?.by === window) entry.set('begun', { ...begun, by: null });
}
