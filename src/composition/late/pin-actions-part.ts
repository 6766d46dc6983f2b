import { ContainerModule } from 'inversify';
import { HttpFavoriteGateway } from '../../adapters/http/pins/http-favorite-gateway.ts';
import { HttpPinStatsGateway } from '../../adapters/http/pins/http-pin-stats-gateway.ts';
import { HttpSponsorshipGateway } from '../../adapters/http/pins/http-sponsorship-gateway.ts';
import { FavoritePin } from '../../application/pin-actions/favorite-pin.ts';
import type { PinActionServices } from '../../application/pin-actions/pin-action-services.ts';
import { ReadPinStats } from '../../application/pin-actions/read-pin-stats.ts';
import { AnswerSponsorship } from '../../application/sponsorship/answer-sponsorship.ts';
import * as late from '../late-tokens.ts';
import { provideHttpGateway } from '../provide-http-gateway.ts';
import { PinGatewayToken } from '../tokens.ts';
import { latePart } from './late-part.ts';
import { sharedGateways } from './shared-gateways.ts';

const gateways = new ContainerModule(({ bind }) => {
  provideHttpGateway(bind, late.FavoriteGatewayToken, HttpFavoriteGateway);
  provideHttpGateway(bind, late.PinStatsGatewayToken, HttpPinStatsGateway);
  provideHttpGateway(bind, late.SponsorshipGatewayToken, HttpSponsorshipGateway);
});

/** The use-cases of what can be done with a pin. */
export const pinActionsPart = latePart(
  [sharedGateways, gateways],
  {
    favorites: late.FavoriteGatewayToken,
    stats: late.PinStatsGatewayToken,
    sponsorships: late.SponsorshipGatewayToken,
    events: late.EventLogToken,
    pins: PinGatewayToken,
  },
  ({ favorites, stats, sponsorships, events, pins }): PinActionServices => ({
    answerSponsorship: new AnswerSponsorship({ sponsorships, pins }),
    favoritePin: new FavoritePin({ favorites }),
    readPinStats: new ReadPinStats({ stats }),
    events,
  }),
);
