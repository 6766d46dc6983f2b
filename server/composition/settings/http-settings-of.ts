import type { HttpSettings } from '../../adapters/http-api/core/http-settings.ts';
import type { Configuration } from '../../adapters/node/configuration.ts';

/** The part of the configuration for the HTTP adapter. `appVersion` is the build id. */
export function httpSettingsOf(configuration: Configuration, appVersion: string): HttpSettings {
  return {
    publicUrl: configuration.publicUrl,
    trustedProxies: configuration.trustedProxies,
    countryHeader: configuration.countryHeader,
    trackingCountries: configuration.trackingCountries,
    internalRanges: configuration.internalRanges,
    employees: configuration.employees,
    sessionDays: configuration.sessionDays,
    rateLimitScale: configuration.rateLimitScale,
    appVersion,
    botAgents: configuration.botAgents,
    socialBotAgents: configuration.socialBotAgents,
    surveyHosts: configuration.surveyHosts,
    securityContact: configuration.securityContact,
    maxImageBytes: configuration.maxImageBytes,
    corsOrigins: configuration.corsOrigins,
  };
}
