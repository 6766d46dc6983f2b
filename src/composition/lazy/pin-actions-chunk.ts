import { ContainerModule } from 'inversify';
import { HttpPromotionGateway } from '../../adapters/http/ads/http-promotion-gateway.ts';
import { HttpFavoriteGateway } from '../../adapters/http/pins/http-favorite-gateway.ts';
import { HttpPinStatsGateway } from '../../adapters/http/pins/http-pin-stats-gateway.ts';
import { HttpSponsorshipGateway } from '../../adapters/http/pins/http-sponsorship-gateway.ts';
import type { PinActionServices } from '../../application/pin-actions/pin-action-services.ts';
import { AnswerSponsorship } from '../../application/sponsorship/answer-sponsorship.ts';
import * as lazy from '../lazy-tokens.ts';
import { provideHttpGateway } from '../provide-http-gateway.ts';
import { PinGatewayToken } from '../tokens.ts';
import { lazyChunk } from './lazy-chunk.ts';
import { sharedGateways } from './shared-gateways.ts';

const gateways = new ContainerModule(({ bind }) => {
  provideHttpGateway(bind, lazy.FavoriteGatewayToken, HttpFavoriteGateway);
  provideHttpGateway(bind, lazy.PinStatsGatewayToken, HttpPinStatsGateway);
  provideHttpGateway(bind, lazy.PromotionGatewayToken, HttpPromotionGateway);
  provideHttpGateway(bind, lazy.SponsorshipGatewayToken, HttpSponsorshipGateway);
});

/** The use-cases for a pin other than saving it. */
export const chunk = lazyChunk(
  [sharedGateways, gateways],
  {
    favorites: lazy.FavoriteGatewayToken,
    stats: lazy.PinStatsGatewayToken,
    sponsorships: lazy.SponsorshipGatewayToken,
    events: lazy.EventLogToken,
    ads: lazy.PromotionGatewayToken,
    pins: PinGatewayToken,
  },
  ({ favorites, stats, sponsorships, events, ads, pins }): PinActionServices => ({
    answerSponsorship: new AnswerSponsorship({ sponsorships, pins }),
    favorites,
    stats,
    events,
    ads,
  }),
);
