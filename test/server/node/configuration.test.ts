import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { InvalidConfiguration } from '../../../server/adapters/node/invalid-configuration.ts';
import { readConfiguration, settingsWithoutEffect } from '../../../server/adapters/node/configuration.ts';

describe('defaults', () => {
  test('are those of the manual', () => {
    expect(readConfiguration({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: null,
      dataDir: resolve('data'),
      databaseUrl: null,
      objectStorage: null,
      sessionSecrets: [],
      siteName: 'Pinakes',
      trustedProxies: [],
      countryHeader: null,
      trackingCountries: [],
      linkBlocklistFile: resolve('data/link-blocklist.txt'),
      smtpUrl: null,
      mailFrom: 'Pinakes <noreply@localhost>',
      allowSignup: true,
      signupConfirmEmail: false,
      adsEnabled: false,
      minAge: 13,
      operators: [],
      verifiedMerchants: [],
      internalRanges: [],
      fetchAllowPrivate: false,
      fetchProxy: null,
      maxImageBytes: 20_000_000,
      maxVideoBytes: 200_000_000,
      userStorageBytes: 0,
      ffmpegPath: null,
      heifConvertPath: null,
      rateLimitScale: 1,
      sessionDays: 30,
      accountDeletionDays: 14,
      securityContact: null,
      seed: null,
      logLevel: 'info',
      logFormat: 'json',
      shutdownGraceSeconds: 20,
    });
  });

  test('count for empty variables as well', () => {
    expect(readConfiguration({ PORT: '', SITE_NAME: ' ', TRUSTED_PROXIES: ' , ' })).toEqual(
      readConfiguration({}),
    );
  });

  test('mails are confirmed when there is a mail server', () => {
    expect(readConfiguration({ SMTP_URL: 'smtp://mail.test' }).signupConfirmEmail).toBe(true);
    expect(
      readConfiguration({ SMTP_URL: 'smtp://mail.test', SIGNUP_CONFIRM_EMAIL: 'false' }).signupConfirmEmail,
    ).toBe(false);
  });
});

describe('values', () => {
  test.each([
    ['500', 500],
    ['500k', 500_000],
    ['20M', 20_000_000],
    ['1.5g', 1_500_000_000],
    ['0', 0],
  ])('the size %s is %i bytes', (text, bytes) => {
    expect(readConfiguration({ MAX_IMAGE_BYTES: text }).maxImageBytes).toBe(bytes);
  });

  test('lists are separated by commas', () => {
    const read = readConfiguration({
      TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,::1',
      TRACKING_COUNTRIES: 'ca, us',
      OPERATORS: 'ada,eve',
      SESSION_SECRET: `${'a'.repeat(32)}, ${'b'.repeat(40)}`,
      SURVEY_HOSTS: 'Ask.test',
    });
    expect(read.trustedProxies).toEqual(['loopback', '10.0.0.0/8', '::1']);
    expect(read.trackingCountries).toEqual(['CA', 'US']);
    expect(read.operators).toEqual(['ada', 'eve']);
    expect(read.sessionSecrets).toEqual(['a'.repeat(32), 'b'.repeat(40)]);
    expect(read.surveyHosts).toEqual(['ask.test']);
  });

  test('the public address loses its slash, numbers may have fractions, port 0 is a free one', () => {
    expect(readConfiguration({ PUBLIC_URL: 'https://Pins.test/' }).publicUrl).toBe('https://pins.test');
    expect(readConfiguration({ RATE_LIMIT_SCALE: '0.5' }).rateLimitScale).toBe(0.5);
    expect(readConfiguration({ PORT: '0' }).port).toBe(0);
  });

  test('apps of other origins are let in by their exact origins, over https or on this machine', () => {
    const list = 'https://App.test/, http://localhost:8080,http://127.0.0.1:8080,https://app.test:443';
    expect(readConfiguration({ CORS_ORIGINS: list }).corsOrigins).toEqual([
      'https://app.test',
      'http://localhost:8080',
      'http://127.0.0.1:8080',
    ]);
    expect(readConfiguration({}).corsOrigins).toEqual([]);
    const env = { CORS_ORIGINS: 'https://app.test' };
    expect(() => readConfiguration({ ...env, PUBLIC_URL: 'http://pins.test' })).toThrow(/PUBLIC_URL/);
    expect(readConfiguration({ ...env, PUBLIC_URL: 'https://pins.test' }).corsOrigins).toHaveLength(1);
    expect(readConfiguration({ ...env, PUBLIC_URL: 'http://localhost:3000' }).corsOrigins).toHaveLength(1);
    expect(readConfiguration({ PUBLIC_URL: 'http://pins.test' }).corsOrigins).toEqual([]);
  });

  test('an object store needs all of its parts', () => {
    const env = {
      S3_BUCKET: 'pins',
      S3_ENDPOINT: 'http://localhost:9000',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'key',
    };
    expect(readConfiguration(env).objectStorage).toMatchObject({
      bucket: 'pins',
      region: 'us-east-1',
      forcePathStyle: true,
    });
    expect(readConfiguration({ ...env, S3_PREFIX: '/of/pins/' }).objectStorage?.prefix).toBe('of/pins/');
    expect(() => readConfiguration({ ...env, S3_ENDPOINT: '' })).toThrow(/S3_ENDPOINT/);
    expect(() => readConfiguration({ ...env, S3_BUCKET: '' })).toThrow(
      /S3_BUCKET: is needed with S3_ENDPOINT/,
    );
  });

  test.each([
    ['S3_BUCKET', 'a/b'],
    ['S3_ENDPOINT', 'http://user:word@localhost'],
    ['S3_ENDPOINT', 's3.example'],
    ['S3_REGION', 'north of here'],
    ['S3_PREFIX', '../pins'],
    ['S3_SECRET_ACCESS_KEY', ''],
    ['S3_FORCE_PATH_STYLE', 'perhaps'],
    ['MAX_VIDEO_BYTES', '6g'],
  ])('an object storage with %s=%j is refused, without the secret', (name, value) => {
    const env = {
      S3_BUCKET: 'pins',
      S3_ENDPOINT: 'http://localhost:9000',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'the-secret',
      [name]: value,
    };
    expect(() => readConfiguration(env)).toThrow(new RegExp(`^${name}: (?!.*the-secret)`));
  });
});

test('settings that nothing reads are named', () => {
  expect(
    settingsWithoutEffect({
      PORT: '3000',
      ONE_LINK_URL: 'https://a.example',
      REDIS_URL: 'redis://x',
      PLAY_STORE_URL: ' ',
    }),
  ).toEqual(['ONE_LINK_URL', 'REDIS_URL']);
  const several = { REDIS_URL: 'redis://x', DATABASE_URL: 'postgres://x' };
  expect(settingsWithoutEffect(several)).toEqual([]);
  expect(readConfiguration(several).redisUrl).toBe('redis://x');
  expect(() => readConfiguration({ REDIS_URL: 'http://x' })).toThrow(/^REDIS_URL: /);
});

describe('what cannot be understood stops the start and is named', () => {
  test.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '3000.5'],
    ['PUBLIC_URL', 'pins.test'],
    ['PUBLIC_URL', 'ftp://pins.test'],
    ['PUBLIC_URL', 'https://pins.test/app'],
    ['PUBLIC_URL', 'https://user@pins.test'],
    ['DATABASE_URL', 'mysql://x'],
    ['DATABASE_POOL_SIZE', '1'],
    ['SESSION_SECRET', 'short'],
    ['SESSION_SECRET', `${'a'.repeat(32)},short`],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', 'proxy.test'],
    ['INTERNAL_CIDRS', '::1/129'],
    ['COUNTRY_HEADER', 'X Country'],
    ['TRACKING_COUNTRIES', 'Austria'],
    ['ALLOW_SIGNUP', 'maybe'],
    ['MIN_AGE', 'adult'],
    ['MAX_IMAGE_BYTES', '20x'],
    ['MAX_VIDEO_BYTES', '-5m'],
    ['USER_STORAGE_BYTES', 'much'],
    ['RATE_LIMIT_SCALE', '-1'],
    ['RATE_LIMIT_SCALE', 'NaN'],
    ['SESSION_DAYS', '0'],
    ['DEFAULT_LOCALE', 'German'],
    ['DEFAULT_LOCALE', 'de_AT'],
    ['BOT_AGENTS', '('],
    ['SURVEY_HOSTS', 'https://ask.test/x'],
    ['CORS_ORIGINS', '*'],
    ['CORS_ORIGINS', 'null'],
    ['CORS_ORIGINS', 'app.test'],
    ['CORS_ORIGINS', 'ftp://app.test'],
    ['CORS_ORIGINS', 'https:app.test'],
    ['CORS_ORIGINS', 'https://app.test/path'],
    ['CORS_ORIGINS', 'https://app.test?x'],
    ['CORS_ORIGINS', 'https://app.test#x'],
    ['CORS_ORIGINS', 'https://user@app.test'],
    ['CORS_ORIGINS', 'https://*.app.test'],
    ['CORS_ORIGINS', 'https://app.test:0x50'],
    ['CORS_ORIGINS', 'http://app.test'],
    ['CORS_ORIGINS', 'http://localhost.app.test'],
    ['CORS_ORIGINS', 'https://app.test, http://192.168.1.5'],
    ['SEED', 'lots'],
    ['LOG_LEVEL', 'loud'],
    ['LOG_FORMAT', 'xml'],
    ['SHUTDOWN_GRACE_SECONDS', 'soon'],
  ])('%s=%s', (variable, value) => {
    let caught: unknown;
    try {
      readConfiguration({ [variable]: value });
    } catch (error) {
      caught = error;
    }
    expect(caught).toBeInstanceOf(InvalidConfiguration);
    expect(caught).toMatchObject({ variable, message: expect.stringContaining(variable) });
  });
});
