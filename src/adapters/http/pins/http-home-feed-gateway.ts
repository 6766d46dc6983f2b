import type { HomeFeedGateway, HomeFeedSource } from '../../../application/ports/pins/home-feed-gateway.ts';
import { ServiceError } from '../../../application/ports/service-error.ts';
import type { HomeMode } from '../../../domain/feeds/home-mode.ts';
import type { PinId } from '../../../domain/ids/ids.ts';
import type { ResourceClient } from '../client/resource-client.ts';

/** The home feed over the resource calls. */
export class HttpHomeFeedGateway implements HomeFeedGateway {
  readonly #calls: ResourceClient;
  constructor(calls: ResourceClient) {
    this.#calls = calls;
  }

  async hasNewer(than: PinId): Promise<boolean> {
    const answer = await this.#calls.get('UserHomefeed', { newer_than: than, page_size: 1 });
    return answer.kind === 'ok' && answer.data.length > 0;
  }

  async keepMode(mode: HomeMode): Promise<void> {
    const answer = await this.#calls.update('UserSettings', { profile_view: { home_feed: mode } });
    if (answer.kind === 'failed') throw new ServiceError('unavailable', answer.error.message);
  }

  async switchSource({ type, id }: HomeFeedSource, on: boolean): Promise<void> {
    const answer = await this.#calls.update('HomefeedTuner', {
      object_type: type,
      object_id: id,
      enabled: on,
    });
    if (answer.kind === 'failed') throw new ServiceError('unavailable', answer.error.message);
  }
}
