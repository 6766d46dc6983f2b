import type { CookieChoices } from '../../../domain/settings/account-settings.ts';

/** Decisions about cookies: of the account, or of this browser without one. @throws {ServiceError} */
export interface ConsentGateway {
  /** @param surfaceTag names the part of the page on which the person decided; 64 characters at most */
  decide(choices: CookieChoices, surfaceTag: string): Promise<void>;
  /** Notes that the person has answered the question. */
  complete(): Promise<void>;
}
