/** The operator's HTTP settings, validated. */
export type HttpSettings = {
  /** `https://pins.example`, without a trailing slash; null uses each request's host. */
  readonly publicUrl: string | null;
  /** Addresses and CIDR ranges of trusted proxies. */
  readonly trustedProxies: readonly string[];
  /** The header in which a trusted proxy sends the visitor's country. */
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
  /** The build id in `client_context`. */
  readonly appVersion: string;
  /** Regular expression sources; null uses the built-in lists. */
  readonly botAgents: string | null;
  readonly socialBotAgents: string | null;
  /** Hosts of surveys that pages may frame. */
  readonly surveyHosts: readonly string[];
  /** A mail address or URL. */
  readonly securityContact: string | null;
  readonly maxImageBytes: number;
  /** Origins whose apps may call with credentials. */
  readonly corsOrigins: readonly string[];
};
