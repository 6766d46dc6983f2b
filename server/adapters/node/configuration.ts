import { resolve } from 'node:path';
import { DEFAULT_LOCALE, parseLocale } from '../../../src/domain/locales/locale.ts';
import type { OwnPolicies } from '../../../src/domain/routes/policy-pages.ts';
import { InvalidConfiguration } from './invalid-configuration.ts';
import { objectStorage } from './object-storage-settings.ts';
import { EnvironmentReader, type Environment } from './environment-reader.ts';

/** The operator's configuration from the environment, validated and with defaults. */
export type Configuration = ReturnType<typeof readConfiguration>;

const WEB = ['http', 'https'];
const FILES = {
  linkBlocklist: 'link-blocklist.txt',
  linkTrustlist: 'link-trustlist.txt',
  experiences: 'experiences.json',
  experiments: 'experiments.json',
  synonyms: 'synonyms.txt',
  today: 'today.json',
};

/** Planned variables that are not used yet. */
const WITHOUT_EFFECT = ['ONE_LINK_URL', 'S3_PUBLIC_URL'] as const;

/** The variables of `env` that are set without an effect, for a warning. */
export function settingsWithoutEffect(env: Environment): readonly string[] {
  const read = new EnvironmentReader(env);
  // The only process of a store shares nothing.
  const forSeveral = read.text('DATABASE_URL') === null ? (['REDIS_URL'] as const) : [];
  return [...WITHOUT_EFFECT, ...forSeveral].filter((name) => read.text(name) !== null);
}

/**
 * Reads every variable of the server.
 *
 * @throws {InvalidConfiguration} for the first invalid one
 */
export function readConfiguration(env: Environment) {
  const read = new EnvironmentReader(env);
  const dataDir = resolve(read.textOr('DATA_DIR', './data'));
  const smtpUrl = read.url('SMTP_URL', ['smtp', 'smtps']);
  const inDataDir = (name: string, file: string) => resolve(read.text(name) ?? `${dataDir}/${file}`);
  return {
    port: read.int('PORT', 3000, { min: 0, max: 65_535 }),
    host: read.textOr('HOST', '127.0.0.1'),
    publicUrl: publicUrl(read),
    dataDir,
    /** Null keeps the data in DATA_DIR. */
    databaseUrl: read.url('DATABASE_URL', ['postgres', 'postgresql']),
    /** The largest number of connections to the database. */
    databasePoolSize: read.int('DATABASE_POOL_SIZE', 10, { min: 2, max: 1000 }),
    /** Limits and wake-ups of several processes; null shares them through the database. */
    redisUrl: read.url('REDIS_URL', ['redis', 'rediss']),
    /** Null keeps media in DATA_DIR. */
    objectStorage: objectStorage(read),
    sessionSecrets: sessionSecrets(read),
    siteName: read.textOr('SITE_NAME', 'Pinakes'),
    defaultLocale: defaultLocale(read),
    /** False unregisters the service worker of browsers. */
    serviceWorker: read.bool('SERVICE_WORKER', true),
    corsOrigins: corsOrigins(read),
    trustedProxies: read.ranges('TRUSTED_PROXIES'),
    countryHeader: countryHeader(read),
    trackingCountries: countries(read, 'TRACKING_COUNTRIES'),
    linkBlocklistFile: inDataDir('LINK_BLOCKLIST', FILES.linkBlocklist),
    linkTrustlistFile: inDataDir('LINK_TRUSTLIST', FILES.linkTrustlist),
    smtpUrl,
    mailFrom: read.textOr('MAIL_FROM', 'Pinakes <noreply@localhost>'),
    allowSignup: read.bool('ALLOW_SIGNUP', true),
    signupConfirmEmail: read.bool('SIGNUP_CONFIRM_EMAIL', smtpUrl !== null),
    /** Partners may promote pins, and lists have ads. */
    adsEnabled: read.bool('ADS_ENABLED', false),
    /** Where the apps of this site are; null where there is none. */
    appStoreUrl: read.url('APP_STORE_URL', WEB),
    playStoreUrl: read.url('PLAY_STORE_URL', WEB),
    /** The minimum age in years. */
    minAge: read.int('MIN_AGE', 13, { min: 0, max: 120 }),
    operators: read.list('OPERATORS'),
    employees: read.list('EMPLOYEES'),
    /** Businesses that the operator has verified as merchants. */
    verifiedMerchants: read.list('VERIFIED_MERCHANTS'),
    internalRanges: read.ranges('INTERNAL_CIDRS'),
    fetchAllowPrivate: read.bool('FETCH_ALLOW_PRIVATE', false),
    fetchProxy: read.url('FETCH_PROXY', WEB),
    maxImageBytes: read.size('MAX_IMAGE_BYTES', 20_000_000),
    maxVideoBytes: read.size('MAX_VIDEO_BYTES', 200_000_000),
    /** 0 = no quota. */
    userStorageBytes: read.size('USER_STORAGE_BYTES', 0),
    /** Null uses `ffmpeg` if it is installed. */
    ffmpegPath: read.text('FFMPEG_PATH'),
    /** Null uses `heif-convert` if it is installed. */
    heifConvertPath: read.text('HEIF_CONVERT_PATH'),
    /** The path of an ONNX model for pictures; null uses none. */
    embeddingModel: pathOrNull(read.text('EMBEDDING_MODEL')),
    rateLimitScale: read.decimal('RATE_LIMIT_SCALE', 1, { min: 0, max: 1_000_000 }),
    sessionDays: read.int('SESSION_DAYS', 30, { min: 1, max: 3650 }),
    accountDeletionDays: read.int('ACCOUNT_DELETION_DAYS', 14, { min: 0, max: 365 }),
    experiencesFile: inDataDir('EXPERIENCES_FILE', FILES.experiences),
    experimentsFile: inDataDir('EXPERIMENTS_FILE', FILES.experiments),
    synonymsFile: inDataDir('SYNONYMS_FILE', FILES.synonyms),
    todayFile: inDataDir('TODAY_FILE', FILES.today),
    /** Null uses the built-in list. */
    botAgents: read.pattern('BOT_AGENTS'),
    socialBotAgents: read.pattern('SOCIAL_BOT_AGENTS'),
    /** The operator's own pages instead of those of the product. */
    policies: policies(read),
    surveyHosts: hosts(read, 'SURVEY_HOSTS'),
    securityContact: read.text('SECURITY_CONTACT'),
    seed: read.text('SEED') === null ? null : read.oneOf('SEED', ['demo'], 'demo'),
    logLevel: read.oneOf('LOG_LEVEL', ['error', 'warn', 'info', 'debug'], 'info'),
    logFormat: read.oneOf('LOG_FORMAT', ['json', 'text'], 'json'),
    /** Addresses that may read the metrics without the token. */
    metricsAllow: read.ranges('METRICS_ALLOW', ['127.0.0.0/8', '::1']),
    metricsToken: metricsToken(read),
    /** The delay until buffered counts are written. */
    countsWrittenSeconds: read.int('COUNTS_WRITTEN_SECONDS', 10, { min: 0, max: 3600 }),
    /** How many days client events are stored; then only their counts by day stay. */
    eventDays: read.int('EVENT_DAYS', 90, { min: 1, max: 3650 }),
    /** How many days the proof of a consent is stored after it has expired. */
    consentLogDays: read.int('CONSENT_LOG_DAYS', 1095, { min: 0, max: 36_500 }),
    /** The share of page loads that browsers measure. */
    metricSamplePercent: read.decimal('METRIC_SAMPLE_PERCENT', 1, { min: 0, max: 100 }),
    /** Stored events are forwarded there; null forwards none. */
    natsUrl: read.url('NATS_URL', ['nats', 'tls']),
    shutdownGraceSeconds: read.int('SHUTDOWN_GRACE_SECONDS', 20, { min: 0, max: 3600 }),
  };
}

function pathOrNull(text: string | null): string | null {
  return text === null ? null : resolve(text);
}

/** Only scheme, host and port, because the app is at the root of its host. */
function publicUrl(read: EnvironmentReader): string | null {
  const url = read.url('PUBLIC_URL', WEB);
  if (url === null) return null;
  const { origin, pathname, search, hash, username } = new URL(url);
  if (pathname !== '/' || search !== '' || hash !== '' || username !== '') {
    throw new InvalidConfiguration('PUBLIC_URL', 'must be scheme, host and port only');
  }
  return origin;
}

/**
 * Exact origins. Their apps act with people's sessions, so connections must be protected: https, or localhost. The same
 * applies to this site, whose cookies are sent with their calls.
 */
function corsOrigins(read: EnvironmentReader): readonly string[] {
  const name = 'CORS_ORIGINS';
  const list = read.list(name);
  for (const text of list) {
    const url = URL.parse(text);
    if (url === null || !/^https?:$/.test(url.protocol) || !/^https?:\/\/[^/?#@*]+\/?$/i.test(text))
      throw new InvalidConfiguration(
        name,
        `${text} must be scheme, host and port only, such as https://app.example`,
      );
    if (!isSafe(url))
      throw new InvalidConfiguration(name, `${text} must begin with https://, except on this machine`);
  }
  const site = publicUrl(read);
  if (list.length > 0 && site !== null && !isSafe(new URL(site)))
    throw new InvalidConfiguration(name, 'needs a PUBLIC_URL that begins with https://');
  return [...new Set(list.map((text) => new URL(text).origin))];
}

function isSafe({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

function sessionSecrets(read: EnvironmentReader): readonly string[] {
  const secrets = read.list('SESSION_SECRET');
  if (secrets.some((secret) => secret.length < 32)) {
    throw new InvalidConfiguration('SESSION_SECRET', 'each secret must have 32 characters or more');
  }
  return secrets;
}

function metricsToken(read: EnvironmentReader): string | null {
  const token = read.text('METRICS_TOKEN');
  if (token !== null && !/^\S{16,}$/.test(token)) {
    throw new InvalidConfiguration('METRICS_TOKEN', 'must have 16 characters or more, without spaces');
  }
  return token;
}

/** The locale of visitors whose browser asks for no language of this server. */
function defaultLocale(read: EnvironmentReader): string {
  const tag = read.textOr('DEFAULT_LOCALE', DEFAULT_LOCALE);
  const locale = parseLocale(tag);
  if (locale === null) {
    throw new InvalidConfiguration('DEFAULT_LOCALE', `${tag} is no language tag such as de or pt-BR`);
  }
  return locale.tag;
}

function countryHeader(read: EnvironmentReader): string | null {
  const name = read.text('COUNTRY_HEADER');
  if (name !== null && !/^[\w-]{1,64}$/.test(name)) {
    throw new InvalidConfiguration('COUNTRY_HEADER', 'must be the name of a header');
  }
  return name;
}

function countries(read: EnvironmentReader, name: string): readonly string[] {
  const codes = read.list(name).map((code) => code.toUpperCase());
  const wrong = codes.find((code) => !/^[A-Z]{2}$/.test(code));
  if (wrong !== undefined) throw new InvalidConfiguration(name, `${wrong} is no country code of two letters`);
  return codes;
}

function hosts(read: EnvironmentReader, name: string): readonly string[] {
  const list = read.list(name).map((host) => host.toLowerCase());
  const wrong = list.find((host) => !/^[a-z0-9.-]+(:\d{1,5})?$/.test(host));
  if (wrong !== undefined) throw new InvalidConfiguration(name, `${wrong} is no host name`);
  return list;
}

function policies(read: EnvironmentReader): OwnPolicies {
  const community = read.url('COMMUNITY_GUIDELINES_URL', WEB);
  const merchants = read.url('MERCHANT_GUIDELINES_URL', WEB);
  const cookies = read.url('COOKIE_POLICY_URL', WEB);
  return {
    ...(community !== null && { community }),
    ...(merchants !== null && { merchants }),
    ...(cookies !== null && { cookies }),
  };
}
