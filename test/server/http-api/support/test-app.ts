import type { Experiment } from '../../../../src/domain/experiments/experiment.ts';
import type { BoardId } from '../../../../src/domain/ids/ids.ts';
import path from 'node:path';
import { ExportDirectory } from '../../../../server/adapters/files/export-directory.ts';
import { IdentifyAccount } from '../../../../server/application/accounts/identify-account.ts';
import { catalogue } from '../../../../server/adapters/http-api/calls/catalogue.ts';
import type { CallDeps } from '../../../../server/adapters/http-api/calls/call-deps.ts';
import { experimentGroups } from '../../../../server/adapters/http-api/calls/experiment-calls.ts';
import { exportFiles as exportFile } from '../../../../server/adapters/http-api/calls/export-file.ts';
import { oneClickUnsubscribe } from '../../../../server/adapters/http-api/calls/one-click-unsubscribe.ts';
import { createHttpApp, type HttpApp } from '../../../../server/adapters/http-api/core/http-app.ts';
import type { HttpSettings } from '../../../../server/adapters/http-api/core/http-settings.ts';
import { RateLimits } from '../../../../server/adapters/http-api/core/rate-limits.ts';
import { SlidingWindowLimiter } from '../../../../server/adapters/http-api/core/sliding-window-limiter.ts';
import { shareTarget } from '../../../../server/adapters/http-api/install/share-target.ts';
import { sourcePreview } from '../../../../server/adapters/http-api/media/source-preview.ts';
import { uploadImage } from '../../../../server/adapters/http-api/media/upload-image.ts';
import { describeUser } from '../../../../server/adapters/http-api/serialize/viewer-to-wire.ts';
import { InMemoryMediaStore } from '../../media/in-memory-media-store.ts';
import { NodeCompressor } from '../../../../server/adapters/node/node-compression.ts';
import { NodeSecrets } from '../../../../server/adapters/node/node-secrets.ts';
import { SnowflakeIds } from '../../../../server/adapters/node/snowflake-ids.ts';
import { SystemTimer } from '../../../../server/adapters/node/system-timer.ts';
import { StorageQuota } from '../../../../server/application/media/storage-quota.ts';
import { StoreUpload } from '../../../../server/application/media/store-upload.ts';
import { DeleteAccounts } from '../../../../server/application/accounts/delete-accounts.ts';
import { ClearExports } from '../../../../server/application/exports/clear-exports.ts';
import { MakeExport } from '../../../../server/application/exports/make-export.ts';
import { RunJobs, type JobHandlers } from '../../../../server/application/jobs/run-jobs.ts';
import { ComposeMail } from '../../../../server/application/mail/compose-mail.ts';
import { SendMail } from '../../../../server/application/mail/send-mail.ts';
import type { MailRecord } from '../../../../server/application/ports/mails.ts';
import type { OutgoingMail } from '../../../../server/application/ports/mailer.ts';
import type { JobKind } from '../../../../server/application/ports/jobs.ts';
import { CountPins } from '../../../../server/application/statistics/count-pins.ts';
import { PreviewSource } from '../../../../server/application/sources/preview-source.ts';
import { RecentSources } from '../../../../server/application/sources/recent-sources.ts';
import type { WebFetcher, WebOutcome } from '../../../../server/application/ports/web.ts';
import { isPage } from '../../../../server/adapters/web/is-page.ts';
import { readWebPage } from '../../../../server/adapters/web/read-web-page.ts';
import type { LinkVerdict } from '../../../../server/application/ports/link-verdicts.ts';
import type { SqliteStore } from '../../../../server/adapters/sql/sqlite-store.ts';
import { sessionBookOf } from '../../../../server/composition/session-book.ts';
import { callDepsOn } from '../../../../server/composition/call-deps.ts';
import { comparedNames } from '../../../../server/composition/compared-names.ts';
import { ReadablePictureProcessor } from '../../media/media-world.ts';
import { openTemporaryStore, type TemporaryStore } from '../../sql/temporary-store.ts';
import { SmallBrowser } from '../core/small-browser.ts';
import { SETTINGS } from '../core/small-site.ts';
import { NOON } from '../core/site-times.ts';
import { asDeclared } from './as-declared.ts';
import { QUICK_PASSWORDS } from './quick-passwords.ts';

export type TestAppOptions = {
  readonly settings?: Partial<HttpSettings>;
  readonly isSignupOpen?: boolean;
  readonly minAge?: number;
  readonly setupCode?: string | null;
  readonly signupConfirmEmail?: boolean;
  readonly operators?: readonly string[];
};

/** Where links of mails lead. */
export const MAIL_BASE = 'https://pins.example';

/** The whole server in this process: real calls and store, pictures in memory, a clock that the test moves. */
export class TestApp {
  time = NOON;
  /** What runs on the store, newest last. */
  readonly statements: string[] = [];
  readonly logged: { event: string; fields: unknown }[] = [];
  readonly verdicts = new Map<string, LinkVerdict>();
  /** What others have on the web. */
  readonly web = new Map<string, WebOutcome>();
  /** What the operator tries out. */
  readonly experiments = new Map<string, Experiment>();
  readonly deps: CallDeps;
  readonly app: HttpApp;
  readonly ids: SnowflakeIds;
  /** What waits to be written of what was counted. */
  readonly counting: CountPins;
  /** Mails that have left the house, newest last. */
  readonly mails: OutgoingMail[] = [];
  /** What the mail server answers instead of taking a mail. */
  mailTrouble: Error | null = null;
  /** What was rung for. */
  readonly rung: JobKind[] = [];
  readonly #jobs: (handlers: JobHandlers) => RunJobs;
  readonly #sendMail: SendMail;
  readonly #makeExport: MakeExport;
  readonly #clearExports: ClearExports;
  readonly #deleteAccounts: DeleteAccounts;
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
    const web: WebFetcher = {
      fetch: ({ url }) => Promise.resolve(this.web.get(url) ?? { kind: 'failed', reason: 'unreachable' }),
    };
    const rateLimitScale = options.settings?.rateLimitScale ?? 0;
    store.onJobsAsked((kinds) => this.rung.push(...kinds));
    const exportFiles = new ExportDirectory(path.join(path.dirname(temporary.path), 'exports'), clock);
    this.counting = new CountPins({ store, clock });
    this.deps = callDepsOn({
      configuration: {
        sessionDays: 30,
        allowSignup: options.isSignupOpen ?? true,
        minAge: options.minAge ?? 13,
        employees: [],
        accountDeletionDays: 14,
        userStorageBytes: 0,
        rateLimitScale,
        operators: options.operators ?? [],
        signupConfirmEmail: options.signupConfirmEmail ?? false,
      },
      setupCode: options.setupCode ?? null,
      store,
      storeUpload,
      quota: new StorageQuota({ store, clock }, 0),
      pictures,
      web,
      pages: {
        read: async (page) => (isPage(page.contentType) ? readWebPage(page) : null),
        note: () => null,
        text: () => '',
        close: async () => undefined,
      },
      recent: new RecentSources(clock),
      logger: { debug: () => undefined },
      links: { verdictOn: (host) => this.verdicts.get(host) ?? 'ok' },
      passwords: QUICK_PASSWORDS,
      secrets,
      ids,
      clock,
      countPins: this.counting,
      exportFiles,
      experiments: { all: () => this.experiments },
    });
    const note = (event: string, fields?: unknown) => this.logged.push({ event, fields });
    const logger = { error: note, warn: note, info: note, debug: note };
    const siteName = 'Pinakes';
    this.#jobs = (handlers) => new RunJobs({ store, clock, timer: new SystemTimer(), logger }, handlers);
    this.#clearExports = new ClearExports({ store, exportFiles, clock });
    this.#makeExport = new MakeExport({
      store,
      exportFiles,
      media,
      videos: { openUpload: () => Promise.resolve(undefined) },
      ids,
      clock,
      formatTime: (ms) => new Date(ms).toISOString(),
    });
    this.#deleteAccounts = new DeleteAccounts({ store, exportFiles, clock, logger });
    this.#sendMail = new SendMail({
      store,
      siteName,
      composeMail: new ComposeMail({ store, secrets, clock, siteName, baseUrl: () => MAIL_BASE }),
      mailer: {
        send: async (mail) => {
          if (this.mailTrouble !== null) throw this.mailTrouble;
          this.mails.push(mail);
        },
        close: () => undefined,
      },
    });
    const rateLimiter = new SlidingWindowLimiter();
    this.app = createHttpApp({
      settings: { ...SETTINGS, rateLimitScale: 0, maxImageBytes: 20_000_000, ...options.settings },
      calls: catalogue(this.deps).map(asDeclared),
      sessions: sessionBookOf(store, comparedNames(options.operators ?? [])),
      secrets,
      clock,
      ids,
      logger,
      rateLimiter,
      identifyAccount: new IdentifyAccount({ store, secrets }),
      timer: { after: () => ({ rung: Promise.resolve(), stop: () => undefined }) },
      compressor: new NodeCompressor(),
      describeUser: describeUser(store.pictures, this.deps.writing.employees),
      experiments: experimentGroups(this.deps),
      pages: async () => new Response('page', { headers: { 'Content-Type': 'text/html' } }),
      staticFiles: () => new Response('static'),
      media: () => new Response('picture'),
      uploadImage: ({ viewerId, baseUrl }, { bytes }) =>
        uploadImage(storeUpload, { bytes, userId: viewerId, baseUrl }),
      privateFiles: [
        exportFile(this.deps.readExport),
        sourcePreview({
          previewSource: new PreviewSource({ web, pictures, logger }),
          secrets,
          rateLimits: new RateLimits(rateLimiter, rateLimitScale),
          clock,
        }),
      ],
      plainRoutes: [oneClickUnsubscribe(this.deps.mailSubscription), shareTarget],
      readiness: () => ({
        ready: true,
        checks: { database: 'ok', storage: 'ok', migrations: 'ok', queue: 'ok' },
      }),
    });
  }

  /** Another process on the same store. */
  again(options: TestAppOptions = {}): TestApp {
    return new TestApp(this.#temporary, this.statements, options);
  }

  get store(): SqliteStore {
    return this.#temporary.store;
  }

  browser(): SmallBrowser {
    return new SmallBrowser(this);
  }

  /** Lets the mails go that are due; gives those that went. */
  async deliverMails(): Promise<readonly OutgoingMail[]> {
    const before = this.mails.length;
    await this.#jobs({ 'mail.send': this.#sendMail }).run();
    return this.mails.slice(before);
  }

  /** When the next mail is tried; null when none is on its way. */
  nextMailAt(): Promise<number | null> {
    return this.store.jobs.nextAt(['mail.send']);
  }

  /** What is kept of mails on their way and of those that were given up. */
  async keptMails(): Promise<readonly MailRecord[]> {
    const jobs = await this.store.jobs.list('all', 100);
    const mails = await Promise.all(jobs.map(({ key }) => this.store.mails.find(key)));
    return mails.filter((mail) => mail !== undefined);
  }

  /** Makes the copies that were asked for, and clears away old ones. */
  async makeExports(): Promise<void> {
    await this.#jobs({ 'exports.make': this.#makeExport }).run();
    await this.#clearExports.run();
  }

  /** Deletes the accounts whose time has come; when the next one's will. */
  deleteAccounts(): Promise<number | null> {
    return this.#jobs({ 'accounts.delete': this.#deleteAccounts }).run();
  }

  /** How many statements the store runs while `work` does. */
  async countStatements(work: () => Promise<unknown>): Promise<number> {
    const before = this.statements.length;
    await work();
    return this.statements.length - before;
  }

  /** Makes a board look as if it held so many pins. */
  setPinCount(boardId: BoardId, count: number): Promise<void> {
    return this.execute('update boards set pin_count = ? where id = ?', [count, Number(boardId)]);
  }

  /** Changes rows behind the store's back. */
  execute(sql: string, parameters: readonly (string | number)[]): Promise<void> {
    return this.#temporary.execute(sql, parameters);
  }

  /** The file of the store. */
  get storePath(): string {
    return this.#temporary.path;
  }

  /** Removes everything that people have put in. */
  async empty(): Promise<void> {
    await this.#temporary.truncate();
    this.verdicts.clear();
    this.experiments.clear();
    this.logged.length = 0;
    this.mails.length = 0;
    this.mailTrouble = null;
    this.rung.length = 0;
    this.time = NOON;
  }

  close(): Promise<void> {
    return this.#temporary.close();
  }
}
