import { ContainerModule } from 'inversify';
import { toPinId, type UserId } from '../../domain/ids/ids.ts';
import { mayReadStats } from '../../domain/statistics/pin-stats.ts';
import type { Pin } from '../../domain/pins/pin.ts';
import * as lazy from '../lazy-tokens.ts';
import { provideValue } from '../provide.ts';
import { PinGatewayToken } from '../tokens.ts';
import { InMemoryFavoriteGateway } from './in-memory-favorite-gateway.ts';
import { InMemoryPinStatsGateway } from './in-memory-pin-stats-gateway.ts';
import { InMemorySponsorshipGateway } from './in-memory-sponsorship-gateway.ts';

/** The use-cases for a pin without a server: favorites are kept in memory, and own pins have sample statistics. */
export function fakePinActions(pins: readonly Pin[], viewerId: UserId | null): ContainerModule {
  const others = pins.map(
    (pin) => [pin.entityId, Math.max(0, pin.favoriteCount - Number(pin.favoritedByMe))] as const,
  );
  const own = pins.filter((pin) => mayReadStats(pin, viewerId));
  const counts = [{ day: 0, impressions: 1204, pinClicks: 31, saves: 18 }];
  const byId = new Map(pins.map((pin) => [pin.entityId, pin]));
  return new ContainerModule(({ bind }) => {
    provideValue(bind, PinGatewayToken, { find: async (id) => byId.get(toPinId(id)) });
    provideValue(bind, lazy.SponsorshipGatewayToken, new InMemorySponsorshipGateway(byId, viewerId));
    provideValue(bind, lazy.FavoriteGatewayToken, new InMemoryFavoriteGateway(new Map(others)));
    provideValue(
      bind,
      lazy.PinStatsGatewayToken,
      new InMemoryPinStatsGateway(() => 0, new Map(own.map(({ entityId }) => [entityId, counts]))),
    );
  });
}
