import type { PromotionGateway } from '../ports/ads/promotion-gateway.ts';
import type { EventLog } from '../ports/event-log.ts';
import type { FavoriteGateway } from '../ports/pins/favorite-gateway.ts';
import type { PinStatsGateway } from '../ports/pins/pin-stats-gateway.ts';
import type { AnswerSponsorship } from '../sponsorship/answer-sponsorship.ts';

/** The use-cases for a pin other than saving it. */
export type PinActionServices = {
  readonly answerSponsorship: AnswerSponsorship;
  readonly favorites: FavoriteGateway;
  readonly stats: PinStatsGateway;
  readonly events: EventLog;
  readonly ads: PromotionGateway;
};

/** Imports them on first use. @throws {ServiceError} when the import fails */
export type OpenPinActions = () => Promise<PinActionServices>;
