import type { PinId } from '../../../domain/ids/ids.ts';
import type { Favorite } from '../../../domain/permissions/favorite.ts';
import type { Refused } from '../refused.ts';

export type FavoriteOutcome = { readonly kind: 'done'; readonly favorite: Favorite } | Refused;

/** The viewer's favorite pins. */
export interface FavoriteGateway {
  /** Idempotent. Returns the current state for all users. @throws {ServiceError} */
  set(id: PinId, on: boolean): Promise<FavoriteOutcome>;
}
