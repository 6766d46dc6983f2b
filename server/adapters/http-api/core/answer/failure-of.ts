import { PicturesBusy, QuotaReached, StorageFull } from '../../../../application/ports/media/media.ts';
import { StoreFull } from '../../../../application/ports/store.ts';
import { CallFailure } from '../call/call-failure.ts';

/** The failure that an error means for the client; what nobody expected is 500/100 and keeps its cause. */
export function failureOf(error: unknown): CallFailure {
  if (error instanceof CallFailure) return error;
  if (error instanceof StorageFull || error instanceof StoreFull)
    return new CallFailure('storage_full', { cause: error });
  if (error instanceof PicturesBusy) return new CallFailure('unavailable', { cause: error });
  return new CallFailure('internal', { cause: error });
}

/** Whether the log has to tell operators of it: a fault of the server or its disk, not what one person may not do. */
export function isServerFault(error: unknown): boolean {
  return !(error instanceof QuotaReached) && failureOf(error).httpStatus >= 500;
}
