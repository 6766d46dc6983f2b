import type { BoardId } from '../../../../src/domain/ids/ids.ts';
import { catalogue } from '../../../../server/adapters/http-api/calls/catalogue.ts';
import type { CallDeps } from '../../../../server/adapters/http-api/calls/call-deps.ts';
import { createHttpApp, type HttpApp } from '../../../../server/adapters/http-api/core/http-app.ts';
import type { HttpSettings } from '../../../../server/adapters/http-api/core/http-settings.ts';
import { SlidingWindowLimiter } from '../../../../server/adapters/http-api/core/sliding-window-limiter.ts';
import { uploadImage } from '../../../../server/adapters/http-api/media/upload-image.ts';
import { describeUser } from '../../../../server/adapters/http-api/serialize/viewer-to-wire.ts';
import { InMemoryMediaStore } from '../../../../server/adapters/in-memory/in-memory-media-store.ts';
import { NodeCompressor } from '../../../../server/adapters/node/node-compression.ts';
import { NodeSecrets } from '../../../../server/adapters/node/node-secrets.ts';
import { SnowflakeIds } from '../../../../server/adapters/node/snowflake-ids.ts';
import { StoreUpload } from '../../../../server/application/media/store-upload.ts';
import type { LinkVerdict } from '../../../../server/application/ports/link-verdicts.ts';
import type { PasswordHasher } from '../../../../server/application/ports/surroundings.ts';
import type { SqliteStore } from '../../../../server/adapters/sql/sqlite-store.ts';
import { callDepsOn } from '../../../../server/composition/call-deps.ts';
import { ReadablePictureProcessor } from '../../media/media-world.ts';
import { openTemporaryStore, type TemporaryStore } from '../../sql/temporary-store.ts';
import { SmallBrowser } from '../core/small-browser.ts';
import { NOON, SETTINGS } from '../core/small-site.ts';

export type TestAppOptions = {
  readonly settings?: Partial<HttpSettings>;
  readonly isSignupOpen?: boolean;
  readonly minAge?: number;
  readonly setupCode?: string | null;
};

/** Quick, where only right and wrong count. */
export const QUICK_PASSWORDS: PasswordHasher = {
  hash: async (password) => `hash of ${password}`,
  verify: async (password, hash) => hash === `hash of ${password}`,
};

/** The whole server in this process: real calls and store, pictures in memory, a clock that the test moves. */
export class TestApp {
  time = NOON;
  /** What runs on the store, newest last. */
  readonly statements: string[] = [];
  readonly logged: { event: string; fields: unknown }[] = [];
  readonly verdicts = new Map<string, LinkVerdict>();
  readonly deps: CallDeps;
  readonly app: HttpApp;
  readonly ids: SnowflakeIds;
  readonly #temporary: TemporaryStore;

  static async open(options: TestAppOptions = {}): Promise<TestApp> {
    const statements: string[] = [];
    const store = await openTemporaryStore({ onStatement: (sql) => statements.push(sql) });
    return new TestApp(store, statements, options);
  }

  private constructor(temporary: TemporaryStore, statements: string[], options: TestAppOptions) {
    this.#temporary = temporary;
    this.statements = statements;
    const { store } = temporary;
    const clock = { now: () => this.time };
    const ids = new SnowflakeIds(clock);
    this.ids = ids;
    const secrets = new NodeSecrets(['a secret of the operator, 32 chars'], new Uint8Array(32));
    const media = new InMemoryMediaStore(clock);
    const pictures = new ReadablePictureProcessor();
    const storeUpload = new StoreUpload({ store, media, pictures, secrets, ids, clock });
    this.deps = callDepsOn({
      configuration: {
        sessionDays: 30,
        allowSignup: options.isSignupOpen ?? true,
        minAge: options.minAge ?? 13,
        employees: [],
      },
      setupCode: options.setupCode ?? null,
      store,
      storeUpload,
      links: { verdictOn: (host) => this.verdicts.get(host) ?? 'ok' },
      passwords: QUICK_PASSWORDS,
      secrets,
      ids,
      clock,
    });
    const note = (event: string, fields?: unknown) => this.logged.push({ event, fields });
    this.app = createHttpApp({
      settings: { ...SETTINGS, rateLimitScale: 0, maxImageBytes: 20_000_000, ...options.settings },
      calls: catalogue(this.deps),
      sessions: {
        findByTokenHash: (hash) => store.sessions.findByTokenHash(hash),
        renew: (id, times) => store.transaction((tx) => tx.sessions.renew(id, times)),
      },
      secrets,
      clock,
      ids,
      logger: { error: note, warn: note, info: note, debug: note },
      rateLimiter: new SlidingWindowLimiter(),
      compressor: new NodeCompressor(),
      describeUser: describeUser(store.pictures, this.deps.writing.employees),
      pages: async () => new Response('page', { headers: { 'Content-Type': 'text/html' } }),
      staticFiles: () => new Response('static'),
      media: () => new Response('picture'),
      uploadImage: ({ viewerId, baseUrl }, { bytes }) =>
        uploadImage(storeUpload, { bytes, userId: viewerId, baseUrl }),
      readiness: () => ({
        ready: true,
        checks: { database: 'ok', storage: 'ok', migrations: 'ok', queue: 'ok' },
      }),
    });
  }

  get store(): SqliteStore {
    return this.#temporary.store;
  }

  browser(): SmallBrowser {
    return new SmallBrowser(this);
  }

  /** How many statements the store runs while `work` does. */
  async countStatements(work: () => Promise<unknown>): Promise<number> {
    const before = this.statements.length;
    await work();
    return this.statements.length - before;
  }

  /** Makes a board look as if it held so many pins. */
  setPinCount(boardId: BoardId, count: number): Promise<void> {
    return this.#temporary.execute('update boards set pin_count = ? where id = ?', [count, Number(boardId)]);
  }

  /** Removes everything that people have put in. */
  async empty(): Promise<void> {
    await this.#temporary.truncate();
    this.verdicts.clear();
    this.logged.length = 0;
    this.time = NOON;
  }

  close(): Promise<void> {
    return this.#temporary.close();
  }
}
