import { LoggerEventLog } from '../adapters/browser/logger-event-log.ts';
import { HttpExperimentGateway } from '../adapters/http/http-experiment-gateway.ts';
import { HttpFavoriteGateway } from '../adapters/http/http-favorite-gateway.ts';
import { HttpPinGateway } from '../adapters/http/http-pin-gateway.ts';
import { HttpPinStatsGateway } from '../adapters/http/http-pin-stats-gateway.ts';
import { HttpSponsorshipGateway } from '../adapters/http/http-sponsorship-gateway.ts';
import type { ResourceClient } from '../adapters/http/resource-client.ts';
import { ChoosePrefetch } from '../application/pin-actions/choose-prefetch.ts';
import { FavoritePin } from '../application/pin-actions/favorite-pin.ts';
import type { PinActionServices } from '../application/pin-actions/pin-action-services.ts';
import { ReadPinStats } from '../application/pin-actions/read-pin-stats.ts';
import { AnswerSponsorship } from '../application/sponsorship/answer-sponsorship.ts';
import type { Logger } from '../application/ports/logger.ts';

/** The use-cases of what can be done with a pin over HTTP; a chunk of its own. */
export function openPinActions(calls: ResourceClient, logger: Logger): PinActionServices {
  return {
    answerSponsorship: new AnswerSponsorship({
      sponsorships: new HttpSponsorshipGateway(calls),
      pins: new HttpPinGateway(calls),
    }),
    choosePrefetch: new ChoosePrefetch({ experiments: new HttpExperimentGateway(calls) }),
    favoritePin: new FavoritePin({ favorites: new HttpFavoriteGateway(calls) }),
    readPinStats: new ReadPinStats({ stats: new HttpPinStatsGateway(calls) }),
    events: new LoggerEventLog(logger),
  };
}
