import type { ConsentGateway } from '../../../application/ports/people/consent-gateway.ts';
import { ServiceError } from '../../../application/ports/service-error.ts';
import type { CookieChoices } from '../../../domain/settings/account-settings.ts';
import { CONSENT_EXPERIENCE } from '../../../domain/visits/cookie-choice.ts';
import type { ResourceClient } from '../client/resource-client.ts';

/** Decisions about cookies over the resource calls. */
export class HttpConsentGateway implements ConsentGateway {
  readonly #calls: ResourceClient;
  constructor(calls: ResourceClient) {
    this.#calls = calls;
  }

  async decide({ analytics, marketing, personalization }: CookieChoices, surfaceTag: string): Promise<void> {
    const answer = await this.#calls.update('UserSettings', {
      allow_analytic_cookies: analytics,
      allow_marketing_cookies: marketing,
      allow_personalization_cookies: personalization,
      surface_tag: surfaceTag,
    });
    if (answer.kind === 'failed') throw new ServiceError('unavailable', answer.error.message);
  }

  async complete(): Promise<void> {
    await this.#calls.update('UserExperienceCompleted', { placed_experience_id: CONSENT_EXPERIENCE });
  }
}
