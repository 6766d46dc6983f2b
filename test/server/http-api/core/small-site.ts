import type { SessionRecord, UserRecord } from '../../../../server/application/ports/records.ts';
import type { Call } from '../../../../server/adapters/http-api/core/call/define-call.ts';
import { createHttpApp, type HttpApp } from '../../../../server/adapters/http-api/core/http-app.ts';
import type { HttpAppDeps } from '../../../../server/adapters/http-api/core/http-app-deps.ts';
import type { HttpSettings } from '../../../../server/adapters/http-api/core/http-settings.ts';
import { SlidingWindowLimiter } from '../../../../server/adapters/http-api/core/call/sliding-window-limiter.ts';
import { NodeCompressor } from '../../../../server/adapters/node/node-compression.ts';
import { NodeSecrets } from '../../../../server/adapters/node/node-secrets.ts';
import { SnowflakeIds } from '../../../../server/adapters/node/snowflake-ids.ts';
import { loadLanguage } from '../../../../src/composition/languages.ts';
import { toUploadId } from '../../../../src/domain/ids/ids.ts';
import { Languages } from '../../../../src/domain/messages/languages.ts';
import { aPictureRecord } from '../../../builders/a-picture-record.ts';
import { aSessionRecord } from '../../../builders/a-session-record.ts';
import { aUserRecord } from '../../../builders/a-user-record.ts';
import { madeUpCalls } from './made-up-calls.ts';
import { DAY_MS, NOON } from './site-times.ts';

export const SETTINGS: HttpSettings = {
  publicUrl: null,
  trustedProxies: [],
  countryHeader: null,
  trackingCountries: [],
  internalRanges: [],
  employees: [],
  sessionDays: 30,
  rateLimitScale: 1,
  appVersion: 'build-1',
  botAgents: null,
  socialBotAgents: null,
  surveyHosts: [],
  corsOrigins: [],
  securityContact: null,
  maxImageBytes: 20_000,
};

const ENGLISH = await loadLanguage('en');
/** Who reads which language; all texts are English. */
const LANGUAGES = ['en', 'ar', 'de', 'fr', 'pt-BR'].map(
  (tag) => ({ tag, direction: 'ltr', texts: {} }) as const,
);

export type LogLine = {
  readonly event: string;
  readonly fields: Readonly<Record<string, unknown>> | undefined;
};

/** A server with a few made-up calls, one account and a clock that stands still until it is set. */
export class SmallSite {
  time = NOON;
  readonly secrets = new NodeSecrets(['a secret of the operator, 32 chars'], new Uint8Array(32));
  readonly sessions = new Map<string, { session: SessionRecord; user: UserRecord }>();
  readonly uploads: Uint8Array[] = [];
  readonly logged: LogLine[] = [];
  readonly app: HttpApp;

  constructor(
    settings: Partial<HttpSettings> = {},
    deps: Partial<HttpAppDeps> = {},
    calls: readonly Call[] = [],
  ) {
    const note = (event: string, fields?: Readonly<Record<string, unknown>>) =>
      this.logged.push({ event, fields });
    const clock = { now: () => this.time };
    this.app = createHttpApp({
      settings: { ...SETTINGS, ...settings },
      languages: new Languages(LANGUAGES, 'en-US'),
      calls: [...madeUpCalls(this), ...calls],
      sessions: {
        findByTokenHash: async (hash) => this.sessions.get(hash),
        renew: async (sessionId, times) => {
          for (const [hash, { session, user }] of this.sessions) {
            if (session.id === sessionId)
              this.sessions.set(hash, { session: { ...session, ...times }, user });
          }
        },
      },
      secrets: this.secrets,
      clock,
      ids: new SnowflakeIds(clock),
      languageOf: () => ENGLISH,
      logger: { error: note, warn: note, info: note, debug: note },
      rateLimiter: new SlidingWindowLimiter(),
      identifyAccount: { run: async ({ name }) => ({ key: name.trim().toLowerCase(), isKnownPlace: false }) },
      timer: { after: () => ({ rung: Promise.resolve(), stop: () => undefined }) },
      compressor: new NodeCompressor(),
      describeUser: (user, baseUrl) => ({
        id: user.id,
        username: user.username,
        full_name: `${user.firstName} ${user.lastName}`,
        image_small_url: `${baseUrl}/static/nobody.png`,
        is_partner: user.accountType === 'business',
        is_employee: false,
      }),
      pages: async (request, context) =>
        new Response(
          `<p nonce="${context.nonce}">${new URL(request.url).pathname} ${context.viewer.kind}</p>`,
          {
            headers: { 'Content-Type': 'text/html; charset=utf-8', ETag: '"page"' },
          },
        ),
      staticFiles: () =>
        new Response('js', { headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } }),
      media: () => new Response('picture'),
      storeUpload: {
        run: async ({ bytes }) => {
          this.uploads.push(bytes);
          return { kind: 'stored', uploadId: toUploadId('7'), picture: aPictureRecord() };
        },
      },
      readiness: () => ({
        ready: true,
        checks: { database: 'ok', storage: 'ok', migrations: 'ok', queue: 'ok' },
      }),
      ...deps,
    });
  }

  /** Keeps a session of this kind and gives the value of its cookie. */
  openSession(session: Partial<SessionRecord> = {}, user: Partial<UserRecord> = {}): string {
    const token = this.secrets.randomHex(32);
    const record = aSessionRecord({
      tokenHash: this.secrets.hashToken(token),
      lastSeenAt: this.time,
      expiresAt: this.time + 30 * DAY_MS,
      ...session,
    });
    this.sessions.set(record.tokenHash, { session: record, user: aUserRecord(user) });
    return token;
  }
}
