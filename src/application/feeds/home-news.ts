import { toPinId, type PinId, type UserId } from '../../domain/ids/ids.ts';
import type { NamePrefixIn } from '../../domain/storage/stored-data.ts';
import type { HomeFeedGateway } from '../ports/pins/home-feed-gateway.ts';
import type { KeyValueStorage } from '../ports/storage/key-value-storage.ts';

const NEWEST = 'pinakes:home:' satisfies NamePrefixIn<'local'>;

type HomeNewsDeps = {
  readonly storage: Pick<KeyValueStorage, 'get' | 'set' | 'remove'>;
  /** @throws {ServiceError} when the import fails */
  readonly openHome: () => Promise<Pick<HomeFeedGateway, 'hasNewer'>>;
};

/** Remembers the newest pin that a member's home has shown in this browser, and asks whether there are newer ones. */
export class HomeNews {
  readonly #deps: HomeNewsDeps;
  constructor(deps: HomeNewsDeps) {
    this.#deps = deps;
  }

  /** The home has shown these pins. Ids grow with time. */
  note(owner: UserId, ids: readonly PinId[]): void {
    const newest = Math.max(0, ...ids.map(Number));
    const { storage } = this.#deps;
    if (newest > Number(storage.get(keyOf(owner)) ?? 0)) storage.set(keyOf(owner), String(newest));
  }

  /** False before the first visit of the home, and when the server does not tell. */
  async hasNew(owner: UserId): Promise<boolean> {
    const newest = this.#deps.storage.get(keyOf(owner));
    if (newest === undefined) return false;
    return (await this.#deps.openHome()).hasNewer(toPinId(newest));
  }
}

/** Removes what this browser remembers of the home of somebody who has logged out. */
export function forgetHomeNews(storage: Pick<KeyValueStorage, 'remove'>, owner: UserId): void {
  storage.remove(keyOf(owner));
}

function keyOf(owner: UserId): `${typeof NEWEST}${string}` {
  return `${NEWEST}${owner}`;
}
