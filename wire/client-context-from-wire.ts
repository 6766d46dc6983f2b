import type { ClientContext, DebugData } from '../src/domain/visits/client-context.ts';
import { flag, objectOrNull, rawObject, text, textOrNull, type Raw } from './raw.ts';

/** The context of a response or a page. Never throws: missing or malformed fields are unknown, and allow nothing. */
export function clientContextFromWire(value: unknown): ClientContext {
  const raw = rawObject(value);
  const consent = rawObject(raw.consent);
  return {
    country: text(raw.country),
    observedCountry: textOrNull(raw.country_from_ip) ?? textOrNull(raw.country_from_host_name),
    // The country alone does not stand in for an answer.
    allowsTracking: flag(raw.is_allowed_country) && flag(consent.allow_analytic_cookies),
    consent: {
      analytics: flag(consent.allow_analytic_cookies),
      marketing: flag(consent.allow_marketing_cookies),
      personalization: flag(consent.allow_personalization_cookies),
      decided: flag(consent.decided),
      ...receiptFrom(consent),
    },
    honorsPrivacySignal: flag(raw.honors_privacy_signal),
    isBot: flag(raw.is_bot),
    unauthId: textOrNull(rawObject(raw.user).unauth_id),
    debug: objectOrNull(raw.debug, debugFromWire),
  };
}

function receiptFrom({ receipt }: Raw): { readonly receipt?: string } {
  return typeof receipt === 'string' ? { receipt } : {};
}

function debugFromWire(raw: Raw): DebugData {
  return {
    experiments: rawObject(raw.experiments) as DebugData['experiments'],
    timingsMs: rawObject(raw.timings_ms) as DebugData['timingsMs'],
    surface: text(raw.surface),
  };
}
