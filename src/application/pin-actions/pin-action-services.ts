import type { EventLog } from '../ports/event-log.ts';
import type { AnswerSponsorship } from '../sponsorship/answer-sponsorship.ts';
import type { FavoritePin } from './favorite-pin.ts';
import type { ReadPinStats } from './read-pin-stats.ts';

/** The use-cases for a pin other than saving it. */
export type PinActionServices = {
  readonly answerSponsorship: AnswerSponsorship;
  readonly favoritePin: FavoritePin;
  readonly readPinStats: ReadPinStats;
  readonly events: EventLog;
};

/** Fetches them when they are needed for the first time. @throws {ServiceError} when their code does not come */
export type OpenPinActions = () => Promise<PinActionServices>;
