import type { FavoriteGateway, FavoriteOutcome } from '../../../application/ports/pins/favorite-gateway.ts';
import type { PinId } from '../../../domain/ids/ids.ts';
import { refusedBy, type ResourceClient } from '../client/resource-client.ts';

/** Favorites at the address of their pin. */
export class HttpFavoriteGateway implements FavoriteGateway {
  readonly #calls: Pick<ResourceClient, 'direct'>;
  constructor(calls: Pick<ResourceClient, 'direct'>) {
    this.#calls = calls;
  }

  async set(id: PinId, on: boolean): Promise<FavoriteOutcome> {
    const answer = await this.#calls.direct(on ? 'POST' : 'DELETE', '/v3/pins/{id}/favorite/', { id });
    if (answer.kind === 'failed') return refusedBy(answer.error);
    const raw: Partial<typeof answer.data> = answer.data ?? {};
    const count = raw.favorite_user_count;
    return {
      kind: 'done',
      favorite: {
        on: raw.favorited_by_me ?? on,
        count: typeof count === 'number' && count > 0 ? count : Number(raw.favorited_by_me ?? on),
      },
    };
  }
}
