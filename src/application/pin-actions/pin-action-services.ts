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
};

/** Fetches them when they are needed for the first time. @throws {ServiceError} when their code does not come */
export type OpenPinActions = () => Promise<PinActionServices>;
