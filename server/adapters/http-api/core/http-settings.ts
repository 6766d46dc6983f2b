/** What the operator decides about how the server answers, already checked. */
export type HttpSettings = {
  /** `https://pins.example`, without a slash at the end; null takes each request's host. */
  readonly publicUrl: string | null;
  /** Addresses and CIDR ranges whose forwarding headers are believed. */
  readonly trustedProxies: readonly string[];
  /** Name of the header in which a trusted proxy tells the visitor's country. */
  readonly countryHeader: string | null;
  /** ISO 3166 codes. */
  readonly trackingCountries: readonly string[];
  /** Addresses and ranges that may see debug data. */
  readonly internalRanges: readonly string[];
  /** Usernames that may see debug data. */
  readonly employees: readonly string[];
  readonly sessionDays: number;
  /** Multiplies every rate limit; 0 switches them off. */
  readonly rateLimitScale: number;
  /** Build id, told in `client_context`. */
  readonly appVersion: string;
  /** Regular expression sources; null takes the built-in lists. */
  readonly botAgents: string | null;
  readonly socialBotAgents: string | null;
  /** Origin of an object store that serves pictures itself. */
  readonly mediaOrigin: string | null;
  /** Hosts whose surveys may be framed. */
  readonly surveyHosts: readonly string[];
  /** A mail address or URL. */
  readonly securityContact: string | null;
  readonly maxImageBytes: number;
  /** Origins whose apps may call with cookies. */
  readonly corsOrigins: readonly string[];
};
