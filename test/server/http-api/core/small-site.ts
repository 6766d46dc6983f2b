import type { SessionRecord, UserRecord } from '../../../../server/application/ports/records.ts';
import {
  defineDirectCall,
  defineResourceCall,
  OK,
  type Call,
} from '../../../../server/adapters/http-api/core/define-call.ts';
import { createHttpApp, type HttpApp } from '../../../../server/adapters/http-api/core/http-app.ts';
import type { HttpAppDeps } from '../../../../server/adapters/http-api/core/http-app-deps.ts';
import type { HttpSettings } from '../../../../server/adapters/http-api/core/http-settings.ts';
import { bool, id, int, oneOf, text } from '../../../../server/adapters/http-api/core/params/kinds.ts';
import { idList, list } from '../../../../server/adapters/http-api/core/params/lists.ts';
import {
  alsoInQuery,
  alsoNamed,
  changeable,
  changeableRequired,
  labelled,
  optional,
  required,
  withDefault,
} from '../../../../server/adapters/http-api/core/params/presence.ts';
import { SlidingWindowLimiter } from '../../../../server/adapters/http-api/core/sliding-window-limiter.ts';
import { NodeCompressor } from '../../../../server/adapters/node/node-compression.ts';
import { NodeSecrets } from '../../../../server/adapters/node/node-secrets.ts';
import { SnowflakeIds } from '../../../../server/adapters/node/snowflake-ids.ts';
import { aSessionRecord } from '../../../builders/a-session-record.ts';
import { aUserRecord } from '../../../builders/a-user-record.ts';

export const NOON = Date.UTC(2026, 5, 15, 12);
export const DAY_MS = 86_400_000;

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
  mediaOrigin: null,
  surveyHosts: [],
  securityContact: null,
  maxImageBytes: 20_000,
};

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
      logger: { error: note, warn: note, info: note, debug: note },
      rateLimiter: new SlidingWindowLimiter(),
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
      uploadImage: async (_context, picture) => {
        this.uploads.push(picture.bytes);
        return { image_url: '/media/x', image_signature: 'ab', upload_id: '7', width: 1, height: 2 };
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

function madeUpCalls(site: SmallSite): readonly Call[] {
  const paged = (total: number, position: string | null, size: number) => {
    const start = position === null ? 0 : Number(position);
    const end = Math.min(start + size, total);
    const items = Array.from({ length: end - start }, (_, index) => ({ number: start + index }));
    return { data: items, next: end < total ? String(end) : null };
  };
  return [
    defineResourceCall({
      name: 'EchoResource',
      action: 'get',
      endpointName: 'echo_get',
      who: 'A',
      params: {
        board_id: optional(id()),
        pin_id: optional(id()),
        flag: withDefault(bool(), false),
        count: withDefault(int({ min: 1, max: 20 }), 10),
        kind: optional(oneOf(['a', 'b'])),
        pin_ids: optional(idList({ max: 3 })),
        tags: optional(list(text('surfaceTag'), { max: 2 })),
        interest_id: alsoNamed(optional(id()), 'category'),
        multi: alsoInQuery(optional(bool())),
      },
      run: (context, options) => ({
        data: { ...options, language: context.language, source: context.sourceUrl },
      }),
    }),
    defineResourceCall({
      name: 'EchoResource',
      action: 'create',
      endpointName: 'echo_create',
      who: 'A',
      params: { name: required(text('boardName')) },
      run: (_context, options) => ({ data: options }),
    }),
    defineResourceCall({
      name: 'NoteResource',
      action: 'create',
      endpointName: 'note_create',
      who: 'S',
      namesActor: true,
      params: { name: labelled('Board name', required(text('boardName'))) },
      run: (context, options) => ({
        data: { id: String(site.sessions.size), user: context.user.username, ...options },
      }),
    }),
    defineResourceCall({
      name: 'NoteResource',
      action: 'update',
      endpointName: 'note_update',
      who: 'S',
      params: { name: changeableRequired(text('boardName')), about: changeable(text('about')) },
      run: (_context, options) => ({
        data: Object.fromEntries(
          Object.entries(options).map(([key, value]) => [key, value === undefined ? 'kept' : value]),
        ),
      }),
    }),
    defineResourceCall({
      name: 'NoteResource',
      action: 'delete',
      endpointName: 'note_delete',
      who: 'S',
      params: {},
      run: () => ({ data: OK }),
    }),
    defineResourceCall({
      name: 'NumbersResource',
      action: 'get',
      endpointName: 'numbers_get',
      who: 'A',
      list: { pageSize: 10, lifetime: DAY_MS },
      params: { total: withDefault(int({ min: 0 }), 25), sort: optional(oneOf(['up', 'down'])) },
      run: (context, options) => paged(options.total, context.page.position, context.page.size),
    }),
    defineResourceCall({
      name: ['SearchResource', 'OldSearchResource'],
      action: 'get',
      endpointName: 'search_get',
      who: 'A',
      list: { family: 'search', empty: () => ({ results: [] }) },
      params: { query: required(text('searchQuery')) },
      run: (context) => {
        const { data, next } = paged(60, context.page.position, context.page.size);
        return { data: { results: data }, next };
      },
    }),
    defineResourceCall({
      name: 'PlainSearchResource',
      action: 'get',
      endpointName: 'plain_search_get',
      who: 'A',
      list: { family: 'search' },
      params: { query: required(text('searchQuery')) },
      run: (context) => paged(60, context.page.position, context.page.size),
    }),
    defineResourceCall({
      name: 'LoginResource',
      action: 'create',
      endpointName: 'login_create',
      who: 'A',
      bucket: 'login',
      accountOptions: ['username_or_email'],
      params: { remember: withDefault(bool(), true) },
      run: (context, options) => {
        const token = site.openSession({ id: 'fresh', remember: options.remember });
        const found = site.sessions.get(site.secrets.hashToken(token));
        if (found === undefined) throw new Error('no session');
        void context;
        return { data: OK, effects: [{ kind: 'session_started', token, ...found }] };
      },
    }),
    defineResourceCall({
      name: 'LoginResource',
      action: 'delete',
      endpointName: 'login_delete',
      who: 'A',
      params: {},
      run: () => ({ data: OK, effects: [{ kind: 'session_ended' }] }),
    }),
    defineResourceCall({
      name: 'ConsentResource',
      action: 'update',
      endpointName: 'consent_update',
      who: 'A',
      params: { analytics: required(bool()) },
      run: (_context, { analytics }) => ({
        data: OK,
        effects: [
          {
            kind: 'visitor_consent',
            consent: { analytics, marketing: false, personalization: false, decidedAt: null },
          },
        ],
      }),
    }),
    defineResourceCall({
      name: 'StateResource',
      action: 'get',
      endpointName: 'state_get',
      who: 'L',
      params: {},
      run: (context) => ({ data: { user: context.user.username } }),
    }),
    defineResourceCall({
      name: 'OperatorResource',
      action: 'get',
      endpointName: 'operator_get',
      who: 'O',
      params: {},
      run: () => ({ data: OK }),
    }),
    defineResourceCall({
      name: 'BrokenResource',
      action: 'get',
      endpointName: 'broken_get',
      who: 'A',
      params: {},
      run: () => {
        throw new Error('SELECT secret FROM /var/lib/db', { cause: new Error('disk') });
      },
    }),
    defineResourceCall({
      name: 'PictureResource',
      action: 'create',
      endpointName: 'picture_create',
      who: 'A',
      body: 'images',
      params: { image_base64: required((raw) => ({ ok: true, value: String(raw).length })) },
      run: (_context, options) => ({ data: { length: options.image_base64 } }),
    }),
    defineDirectCall({
      verbs: ['PUT', 'POST'],
      path: '/v3/boards/{board_id}/follow/',
      endpointName: 'v3_boards_follow_put',
      who: 'S',
      params: { board_id: required(id()) },
      run: (_context, options) => ({ data: { followed: options.board_id } }),
    }),
    defineDirectCall({
      verbs: ['DELETE'],
      path: '/v3/boards/{board_id}/follow/',
      endpointName: 'v3_boards_follow_delete',
      who: 'S',
      params: { board_id: required(id()) },
      run: (_context, options) => ({ data: { unfollowed: options.board_id } }),
    }),
    defineDirectCall({
      verbs: ['PUT'],
      path: '/v3/experiences/{pair}/trigger/',
      endpointName: 'v3_experiences_trigger_put',
      who: 'A',
      params: { pair: required(text('surfaceTag')), extra_context: optional(text('about')) },
      run: (context, options) => ({ data: { ...options, language: context.language } }),
    }),
    defineDirectCall({
      verbs: ['GET'],
      path: '/v3/numbers/',
      endpointName: 'v3_numbers_get',
      who: 'A',
      list: {},
      params: { total: withDefault(int({ min: 0 }), 60) },
      run: (context, options) => paged(options.total, context.page.position, context.page.size),
    }),
    defineDirectCall({
      verbs: ['GET'],
      path: '/v3/silent/',
      endpointName: 'v3_silent_get',
      who: 'A',
      params: {},
      run: () => ({ data: OK, noContent: true }),
    }),
    defineDirectCall({
      verbs: ['POST'],
      path: '/v3/events/batch/',
      endpointName: 'v3_events_batch_post',
      who: 'A',
      bucket: 'events',
      body: 'events',
      params: { events: optional(list((raw) => ({ ok: true, value: raw }), { max: 100 })) },
      run: (_context, options) => ({ data: { accepted: options.events?.length ?? 0 } }),
    }),
  ];
}
