import { LoggerEventLog } from '../../adapters/browser/logger-event-log.ts';
import { ChoosePrefetch } from '../../application/pin-actions/choose-prefetch.ts';
import { FavoritePin } from '../../application/pin-actions/favorite-pin.ts';
import type { PinActionServices } from '../../application/pin-actions/pin-action-services.ts';
import { ReadPinStats } from '../../application/pin-actions/read-pin-stats.ts';
import { AnswerSponsorship } from '../../application/sponsorship/answer-sponsorship.ts';
import { CONTROL_GROUP } from '../../domain/experiments/experiment.ts';
import type { Pin } from '../../domain/pins/pin.ts';
import { mayReadStats } from '../../domain/pins/pin-stats.ts';
import { toPinId, type UserId } from '../../domain/ids/ids.ts';
import { InMemoryFavoriteGateway } from './in-memory-favorite-gateway.ts';
import { InMemoryPinStatsGateway } from './in-memory-pin-stats-gateway.ts';
import { InMemorySponsorshipGateway } from './in-memory-sponsorship-gateway.ts';
import { RecordingLogger } from './recording-logger.ts';

/** What can be done with these pins where there is no server: favorites last, and own pins have done well today. */
export function fakePinActions(pins: readonly Pin[], viewerId: UserId | null): PinActionServices {
  const others = pins.map(
    (pin) => [pin.entityId, Math.max(0, pin.favoriteCount - Number(pin.favoritedByMe))] as const,
  );
  const own = pins.filter((pin) => mayReadStats(pin, viewerId));
  const counts = [{ day: 0, impressions: 1204, pinClicks: 31, saves: 18 }];
  const byId = new Map(pins.map((pin) => [pin.entityId, pin]));
  return {
    answerSponsorship: new AnswerSponsorship({
      sponsorships: new InMemorySponsorshipGateway(byId, viewerId),
      pins: { find: async (id) => byId.get(toPinId(id)) },
    }),
    choosePrefetch: new ChoosePrefetch({ experiments: { groupOf: () => Promise.resolve(CONTROL_GROUP) } }),
    favoritePin: new FavoritePin({ favorites: new InMemoryFavoriteGateway(new Map(others)) }),
    readPinStats: new ReadPinStats({
      stats: new InMemoryPinStatsGateway(() => 0, new Map(own.map(({ entityId }) => [entityId, counts]))),
    }),
    events: new LoggerEventLog(new RecordingLogger()),
  };
}
