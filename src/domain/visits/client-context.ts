import type { CookieChoices } from '../settings/account-settings.ts';

/** The server's data about a visit. It comes with the page and with every answer. Plain data, serializable as JSON. */
export interface ClientContext {
  /** ISO code from the account, or else from the browser's languages. */
  readonly country: string;
  /** ISO code of the country of the request; null when neither a trusted proxy nor the host name gives it. */
  readonly observedCountry: string | null;
  /** Whether browsing may be remembered on this device: the country allows it, and the person has agreed to analytics. */
  readonly allowsTracking: boolean;
  readonly consent: CookieConsent;
  /** True if the browser asks for privacy and nothing optional is enabled. */
  readonly honorsPrivacySignal: boolean;
  readonly isBot: boolean;
  /** The id of a visitor; only with analytics consent. */
  readonly unauthId: string | null;
  /** For employees and internal addresses that request it. */
  readonly debug: DebugData | null;
}

export interface CookieConsent extends CookieChoices {
  /** False: the person was not asked or has not answered, and nothing optional is enabled. */
  readonly decided: boolean;
  /** Names the proof of what is allowed, for questions about it; absent when nothing is allowed. */
  readonly receipt?: string;
}

export interface DebugData {
  /** Groups by experiment. */
  readonly experiments: Readonly<Record<string, string>>;
  readonly timingsMs: Readonly<Record<string, number>>;
  readonly surface: string;
}

/** The context before the first answer of the server. */
export const UNKNOWN_CONTEXT: ClientContext = {
  country: '',
  observedCountry: null,
  allowsTracking: false,
  consent: { analytics: false, marketing: false, personalization: false, decided: false },
  honorsPrivacySignal: false,
  isBot: false,
  unauthId: null,
  debug: null,
};
