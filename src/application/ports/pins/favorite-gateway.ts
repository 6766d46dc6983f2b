import type { PinId } from '../../../domain/ids/ids.ts';
import type { Favorite } from '../../../domain/permissions/favorite.ts';
import type { Refused } from '../refused.ts';

export type FavoriteOutcome = { readonly kind: 'done'; readonly favorite: Favorite } | Refused;

/** The viewer's favorite pins. */
export interface FavoriteGateway {
  /** Twice the same is fine. Answers what holds now, for everybody. @throws {ServiceError} */
  set(id: PinId, on: boolean): Promise<FavoriteOutcome>;
}
