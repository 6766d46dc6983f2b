import { ContainerModule } from 'inversify';
import { catalogue } from '../../../../server/adapters/http-api/calls/catalogue.ts';
import type { CallDeps } from '../../../../server/adapters/http-api/calls/call-deps.ts';
import type { HttpApp } from '../../../../server/adapters/http-api/core/http-app.ts';
import type { HttpSettings } from '../../../../server/adapters/http-api/core/http-settings.ts';
import { readConfiguration } from '../../../../server/adapters/node/configuration.ts';
import { NodeSecrets } from '../../../../server/adapters/node/node-secrets.ts';
import { SnowflakeIds } from '../../../../server/adapters/node/snowflake-ids.ts';
import { SystemTimer } from '../../../../server/adapters/node/system-timer.ts';
import { isPage } from '../../../../server/adapters/web/is-page.ts';
import { readWebPage } from '../../../../server/adapters/web/read-web-page.ts';
import { LocalDiscoveryIndex } from '../../../../server/application/discovery/local-discovery-index.ts';
import type { Store } from '../../../../server/application/ports/store.ts';
import { RunJobs, type JobHandlers } from '../../../../server/application/jobs/run-jobs.ts';
import type { JobKind } from '../../../../server/application/ports/jobs.ts';
import type { LanguageOf } from '../../../../server/application/ports/languages.ts';
import type { LinkVerdict } from '../../../../src/domain/links/link-verdict.ts';
import type { OutgoingMail } from '../../../../server/application/ports/mailer.ts';
import type { MailRecord } from '../../../../server/application/ports/people/mails.ts';
import type { UploadFiles, VideoFiles } from '../../../../server/application/ports/media/video-files.ts';
import type { WebOutcome } from '../../../../server/application/ports/web/web.ts';
import { createServer } from '../../../../server/composition/create-server.ts';
import { SiteAddress } from '../../../../server/composition/settings/site-address.ts';
import * as tokens from '../../../../server/composition/tokens.ts';
import type { Assembly } from '../../../../src/composition/assembly.ts';
import { provide, provideValue } from '../../../../src/composition/provide.ts';
import { NO_EXPERIENCES } from '../../../../src/domain/experiences/delivery/experience-definition.ts';
import type { Experiment } from '../../../../src/domain/experiments/experiment.ts';
import type { BoardId } from '../../../../src/domain/ids/ids.ts';
import { builtFilesForTests } from '../../composition/built-files-for-tests.ts';
import { InMemoryMediaStore } from '../../media/in-memory-media-store.ts';
import { ReadablePictureProcessor } from '../../media/media-world.ts';
import { provideAsync } from '../../../../server/composition/provide-async.ts';
import { openTemporaryStore, type TemporaryStore } from '../../sql/temporary-store.ts';
import { SmallBrowser } from '../core/small-browser.ts';
import { SETTINGS } from '../core/small-site.ts';
import { NOON } from '../core/site-times.ts';
import { asDeclared } from './as-declared.ts';
import { offeredLanguages } from './offered-languages.ts';
import { QUICK_PASSWORDS } from './quick-passwords.ts';

export type TestAppOptions = {
  readonly settings?: Partial<HttpSettings>;
  readonly isSignupOpen?: boolean;
  readonly minAge?: number;
  readonly adsEnabled?: boolean;
  readonly setupCode?: string | null;
  readonly signupConfirmEmail?: boolean;
  readonly operators?: readonly string[];
  readonly verifiedMerchants?: readonly string[];
  /** The language of mails and messages; English when omitted. */
  readonly languageOf?: LanguageOf;
  /** The tags of the offered languages (`offeredLanguages`); those of the program when omitted. */
  readonly languages?: readonly string[];
};

type OpenStore = (options: { readonly onStatement: (sql: string) => void }) => Promise<TemporaryStore>;

/** Where links of mails lead. */
export const MAIL_BASE = 'https://pins.example';

/** Without the app, which takes its time to load. */
const plainPages = new ContainerModule(({ bind }) => {
  provideValue(bind, tokens.InstallFilesToken, () => undefined);
  provideValue(bind, tokens.PageRendererToken, async () => ({
    kind: 'page',
    html: ['page'],
    noindex: false,
  }));
});

/** The whole server in this process: real calls and store, pictures in memory, a clock that the test moves. */
export class TestApp {
  time = NOON;
  /** What runs on the store, newest last. */
  readonly statements: string[];
  readonly logged: { event: string; fields: unknown }[] = [];
  readonly verdicts = new Map<string, LinkVerdict>();
  /** What others have on the web. */
  readonly web = new Map<string, WebOutcome>();
  experiences = NO_EXPERIENCES;
  readonly experiments = new Map<string, Experiment>();
  readonly ids = new SnowflakeIds({ now: () => this.time });
  /** Mails that have left the house, newest last. */
  readonly mails: OutgoingMail[] = [];
  /** What the mail server answers instead of taking a mail. */
  mailTrouble: Error | null = null;
  readonly rung: JobKind[] = [];
  app!: HttpApp;
  readonly temporary: TemporaryStore;
  readonly discovery: LocalDiscoveryIndex;
  #assembly!: Assembly;
  readonly #note = (event: string, fields?: unknown) => void this.logged.push({ event, fields });
  readonly #logger = { error: this.#note, warn: this.#note, info: this.#note, debug: () => undefined };

  /** Over an empty store of its own, or the one that `openStore` opens. */
  static async open(
    options: TestAppOptions = {},
    openStore: OpenStore = openTemporaryStore,
  ): Promise<TestApp> {
    const statements: string[] = [];
    const store = await openStore({ onStatement: (sql) => statements.push(sql) });
    return new TestApp(store, statements).#assembled(options);
  }

  private constructor(temporary: TemporaryStore, statements: string[]) {
    this.temporary = temporary;
    this.statements = statements;
    const clock = { now: () => this.time };
    this.discovery = new LocalDiscoveryIndex({ source: temporary.store.discovery, clock });
  }

  async #assembled(options: TestAppOptions): Promise<this> {
    const folder = this.temporary.directory;
    const configuration = {
      ...readConfiguration({ DATA_DIR: folder, FFMPEG_PATH: '/nowhere/ffmpeg' }),
      allowSignup: options.isSignupOpen ?? true,
      minAge: options.minAge ?? 13,
      adsEnabled: options.adsEnabled ?? false,
      rateLimitScale: options.settings?.rateLimitScale ?? 0,
      operators: options.operators ?? [],
      verifiedMerchants: options.verifiedMerchants ?? [],
      signupConfirmEmail: options.signupConfirmEmail ?? false,
    };
    this.#assembly = await createServer({
      configuration,
      built: builtFilesForTests(folder),
      pages: plainPages,
      overrides: [this.#surroundings(options), this.#outside()],
    });
    this.app = this.#assembly.get(tokens.HttpAppToken);
    this.store.onJobsAsked((kinds) => this.rung.push(...kinds));
    return this;
  }

  /** Time, chance, settings and storages. */
  #surroundings({ settings, setupCode = null, languages, languageOf }: TestAppOptions): ContainerModule {
    const clock = { now: () => this.time };
    const site = { publicUrl: MAIL_BASE, host: '127.0.0.1', port: 0, smtpUrl: null };
    return new ContainerModule(({ bind }) => {
      provideValue(bind, tokens.HttpSettingsToken, {
        ...SETTINGS,
        rateLimitScale: 0,
        maxImageBytes: 20_000_000,
        ...settings,
      });
      if (languageOf !== undefined) provideValue(bind, tokens.LanguagesToken, languageOf);
      if (languages !== undefined)
        provideAsync(bind, tokens.OfferedLanguagesToken, {}, () => offeredLanguages(languages));
      provideValue(bind, tokens.SetupCodeToken, setupCode);
      provideValue(bind, tokens.SiteAddressToken, new SiteAddress(site));
      provideValue(bind, tokens.ClockToken, clock);
      provideValue(bind, tokens.IdGeneratorToken, this.ids);
      provideValue(bind, tokens.NewestIdToken, 0);
      provideValue(bind, tokens.TimerToken, {
        after: () => ({ rung: Promise.resolve(), stop: () => undefined }),
      });
      provideValue(
        bind,
        tokens.SecretsToken,
        new NodeSecrets(['a secret of the operator, 32 chars'], new Uint8Array(32)),
      );
      provideValue(bind, tokens.PasswordHasherToken, QUICK_PASSWORDS);
      provideValue(bind, tokens.LoggerToken, this.#logger);
      provideValue(bind, tokens.StoreToken, this.store);
      provideValue(bind, tokens.DiscoveryIndexToken, this.discovery);
      provideValue(bind, tokens.MediaStoreToken, new InMemoryMediaStore(clock));
      provideValue(bind, tokens.UploadFilesToken, {} as UploadFiles);
      const videos: Pick<VideoFiles, 'openUpload'> = { openUpload: () => Promise.resolve(undefined) };
      provideValue(bind, tokens.VideoFilesToken, videos as VideoFiles);
      provideValue(bind, tokens.CheckSpaceToken, () => Promise.resolve());
      provide(bind, tokens.CallsToken, { deps: tokens.CallDepsToken }, ({ deps }) =>
        catalogue(deps).map(asDeclared),
      );
    });
  }

  /** Programs, the web and mail. */
  #outside(): ContainerModule {
    return new ContainerModule(({ bind }) => {
      provideValue(bind, tokens.ProgramsToken, { ffmpeg: null, heifConvert: null });
      provideValue(bind, tokens.PictureProcessorToken, new ReadablePictureProcessor());
      provideValue(bind, tokens.WebFetcherToken, {
        fetch: ({ url }) => Promise.resolve(this.web.get(url) ?? { kind: 'failed', reason: 'unreachable' }),
      });
      provideValue(bind, tokens.PageReaderToken, {
        read: async (page) => (isPage(page.contentType) ? readWebPage(page) : null),
        note: () => null,
        text: () => '',
        close: async () => undefined,
      });
      provideValue(bind, tokens.LinkVerdictsToken, { verdictOn: (host) => this.verdicts.get(host) ?? 'ok' });
      provideValue(bind, tokens.ExperienceRegistryToken, { current: () => this.experiences });
      provideValue(bind, tokens.ExperimentRegistryToken, { all: () => this.experiments });
      provideValue(bind, tokens.MailerToken, {
        send: async (mail) => {
          if (this.mailTrouble !== null) throw this.mailTrouble;
          this.mails.push(mail);
        },
        close: () => undefined,
      });
    });
  }

  /** Another process on the same store. */
  again(options: TestAppOptions = {}): Promise<TestApp> {
    return new TestApp(this.temporary, this.statements).#assembled(options);
  }

  get deps(): CallDeps {
    return this.#assembly.get(tokens.CallDepsToken);
  }

  /** What waits to be written of what was counted. */
  get counting() {
    return this.#assembly.get(tokens.TakeBatchesToken);
  }

  get store(): Store {
    return this.temporary.store;
  }

  browser(): SmallBrowser {
    return new SmallBrowser(this);
  }

  /** Lets the mails go that are due; gives those that went. */
  async deliverMails(): Promise<readonly OutgoingMail[]> {
    const before = this.mails.length;
    await this.#run({ 'mail.send': this.#assembly.get(tokens.SendMailToken) });
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
    await this.#run({ 'exports.make': this.#assembly.get(tokens.MakeExportToken) });
    await this.#assembly.get(tokens.ClearExportsToken).run();
  }

  /** Deletes the accounts whose time has come; when the next one's will. */
  deleteAccounts(): Promise<number | null> {
    return this.#run({ 'accounts.delete': this.#assembly.get(tokens.DeleteAccountsToken) });
  }

  /** How many statements the store runs while `work` does. */
  async countStatements(work: () => Promise<unknown>): Promise<number> {
    // The index reads in a thread of its own, but here within the calls that ask it.
    await this.discovery.ask('withoutRepeats', { documents: [] });
    const before = this.statements.length;
    await work();
    return this.statements.slice(before).filter((sql) => !sql.includes('discovery_changes')).length;
  }

  /** Makes a board look as if it held so many pins. */
  setPinCount(boardId: BoardId, count: number): Promise<void> {
    return this.execute('update boards set pin_count = ? where id = ?', [count, Number(boardId)]);
  }

  /** Changes rows behind the store's back. */
  execute(sql: string, parameters: readonly (string | number)[]): Promise<void> {
    return this.temporary.execute(sql, parameters);
  }

  /** Removes everything that people have put in. */
  async empty(): Promise<void> {
    await this.temporary.truncate();
    this.verdicts.clear();
    this.experiences = NO_EXPERIENCES;
    this.experiments.clear();
    this.logged.length = 0;
    this.mails.length = 0;
    this.mailTrouble = null;
    this.rung.length = 0;
    this.time = NOON;
  }

  #run(handlers: JobHandlers): Promise<number | null> {
    const logger = this.#logger;
    return new RunJobs(
      { store: this.store, owner: 'one', clock: { now: () => this.time }, timer: new SystemTimer(), logger },
      handlers,
    ).run();
  }

  close(): Promise<void> {
    return this.temporary.close();
  }
}
