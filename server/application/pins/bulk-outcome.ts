import type { PinId } from '../../../src/domain/ids/ids.ts';
import type { RefusalReason, Refused } from '../access/refusal.ts';

/** The result for each of several pins. */
export type BulkOutcome =
  | {
      readonly kind: 'done';
      readonly okIds: readonly PinId[];
      readonly failed: readonly BulkFailure[];
    }
  | Refused;

export type BulkFailure = { readonly id: PinId; readonly why: RefusalReason };

/** Splits the results into successes and failures, in the order of `ids`. */
export function sorted(
  ids: readonly PinId[],
  reasonAgainst: (id: PinId) => RefusalReason | null,
): Extract<BulkOutcome, { kind: 'done' }> {
  const okIds: PinId[] = [];
  const failed: BulkFailure[] = [];
  for (const id of ids) {
    const why = reasonAgainst(id);
    if (why === null) okIds.push(id);
    else failed.push({ id, why });
  }
  return { kind: 'done', okIds, failed };
}
