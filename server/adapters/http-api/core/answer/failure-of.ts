import {
  PicturesBusy,
  QuotaReached,
  StorageFull,
  StorageUnavailable,
} from '../../../../application/ports/media/media.ts';
import { StoreFull, StoreUnavailable } from '../../../../application/ports/store.ts';
import { CallFailure } from '../call/call-failure.ts';

/** What may pass by itself. */
const PASSING = [PicturesBusy, StorageUnavailable, StoreUnavailable];

/** The failure that the client gets for an error. An unexpected error becomes 500/100 and keeps its cause. */
export function failureOf(error: unknown): CallFailure {
  if (error instanceof CallFailure) return error;
  if (error instanceof StorageFull || error instanceof StoreFull)
    return new CallFailure('storage_full', { cause: error });
  if (PASSING.some((kind) => error instanceof kind)) return new CallFailure('unavailable', { cause: error });
  return new CallFailure('internal', { cause: error });
}

/**
 * Whether to log the failure for operators: faults of the server or its disk, but not refusals of one person's request.
 */
export function isServerFault(error: unknown): boolean {
  return !(error instanceof QuotaReached) && failureOf(error).httpStatus >= 500;
}
