import type { ConsentRecord, UserRecord } from '../../../../application/ports/records.ts';
import type { WireClientContext, WireContextUser } from '../../../../../wire/client-context.ts';
import { isLimited } from '../visit/viewer.ts';
import type { Visit } from '../visit/visit.ts';

/** Serializes the signed-in user of `client_context`. */
export type DescribeUser = (user: UserRecord, baseUrl: string) => Promise<WireContextUser> | WireContextUser;

/** The `client_context` of a response: data about the caller. `debug` is present for callers who may see it. */
export async function clientContext(
  visit: Visit,
  describeUser: DescribeUser,
  debug: WireClientContext['debug'] | null,
): Promise<WireClientContext> {
  const { viewer, locale } = visit;
  const { origin, agent, appVersion } = visit.facts;
  return {
    is_authenticated: viewer.kind === 'user',
    viewer_type: viewer.kind === 'visitor' ? 'LOGGED_OUT' : isLimited(viewer) ? 'LIMITED_LOGIN' : 'LOGGED_IN',
    user:
      viewer.kind === 'user'
        ? await describeUser(viewer.user, origin.baseUrl)
        : { unauth_id: visit.unauthId },
    locale: locale.locale,
    language: locale.code,
    country: visit.country,
    country_from_ip: origin.country,
    country_from_host_name: visit.countryFromHost,
    is_allowed_country: visit.isTrackingAllowed,
    consent: consentOnWire(visit.consent),
    ...(honorsPrivacySignal(visit) ? { honors_privacy_signal: true } : {}),
    is_bot: agent.isBot,
    is_social_bot: agent.isSocialBot,
    app_version: appVersion,
    ...(debug === null ? {} : { debug }),
  };
}

function honorsPrivacySignal({ globalPrivacyControl, consent }: Visit): boolean {
  return globalPrivacyControl && !consent.analytics && !consent.marketing && !consent.personalization;
}

function consentOnWire(consent: ConsentRecord): WireClientContext['consent'] {
  return {
    allow_analytic_cookies: consent.analytics,
    allow_marketing_cookies: consent.marketing,
    allow_personalization_cookies: consent.personalization,
    decided: consent.decidedAt !== null,
    ...(consent.receipt === null ? {} : { receipt: consent.receipt }),
  };
}
