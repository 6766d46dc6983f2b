import type { Kysely } from 'kysely';
import type { JobKind } from '../../../application/ports/jobs.ts';
import type { Store, StoreTransaction } from '../../../application/ports/store.ts';
import { PreparedQueries } from '../schema/prepared-queries.ts';
import type { Tables } from '../schema/tables.ts';
import { repositories } from './internal/repositories.ts';

/** Whether code runs inside a transaction, also after an `await`. */
export interface TransactionScope {
  run<T>(work: () => Promise<T>): Promise<T>;
  isInside(): boolean;
}

/** The engine of a store. */
export type SqlConnections = {
  readonly reader: Kysely<Tables>;
  readonly writer: Kysely<Tables>;
  readonly scope: TransactionScope;
  /** Called when a transaction is asked for (1), and when it has ended (-1). */
  readonly onTransaction?: ((change: 1 | -1) => void) | undefined;
};

/** The store over any SQL engine: one entry for reads, one for transactions. */
export abstract class SqlStore implements Store {
  readonly users: Store['users'];
  readonly sessions: Store['sessions'];
  readonly userStates: Store['userStates'];
  readonly boards: Store['boards'];
  readonly sections: Store['sections'];
  readonly pins: Store['pins'];
  readonly pinCreations: Store['pinCreations'];
  readonly duplicates: Store['duplicates'];
  readonly favorites: Store['favorites'];
  readonly reactions: Store['reactions'];
  readonly hides: Store['hides'];
  readonly news: Store['news'];
  readonly reports: Store['reports'];
  readonly appeals: Store['appeals'];
  readonly moderation: Store['moderation'];
  readonly sponsorships: Store['sponsorships'];
  readonly promotions: Store['promotions'];
  readonly pinCounts: Store['pinCounts'];
  readonly pictures: Store['pictures'];
  readonly looks: Store['looks'];
  readonly embeddings: Store['embeddings'];
  readonly uploads: Store['uploads'];
  readonly announcedUploads: Store['announcedUploads'];
  readonly linkFacts: Store['linkFacts'];
  readonly videos: Store['videos'];
  readonly feeds: Store['feeds'];
  readonly search: Store['search'];
  readonly sitemaps: Store['sitemaps'];
  readonly searchQueries: Store['searchQueries'];
  readonly feedSwitches: Store['feedSwitches'];
  readonly home: Store['home'];
  readonly follows: Store['follows'];
  readonly blocks: Store['blocks'];
  readonly topics: Store['topics'];
  readonly pinTopics: Store['pinTopics'];
  readonly today: Store['today'];
  readonly mails: Store['mails'];
  readonly mailTokens: Store['mailTokens'];
  readonly exports: Store['exports'];
  readonly events: Store['events'];
  readonly experiences: Store['experiences'];
  readonly conversations: Store['conversations'];
  readonly consentLog: Store['consentLog'];
  readonly operatorExperiences: Store['operatorExperiences'];
  readonly jobs: Store['jobs'];
  readonly accountRemoval: Store['accountRemoval'];
  readonly discovery: Store['discovery'];
  readonly #reader: Kysely<Tables>;
  readonly #writer: Kysely<Tables>;
  readonly #scope: TransactionScope;
  readonly #onTransaction: (change: 1 | -1) => void;
  readonly #prepared = new PreparedQueries();
  #onJobsAsked: (kinds: ReadonlySet<JobKind>) => void = () => undefined;

  constructor(connections: SqlConnections) {
    const reading = repositories({ db: connections.reader, prepared: this.#prepared });
    this.users = reading.users;
    this.sessions = reading.sessions;
    this.userStates = reading.userStates;
    this.boards = reading.boards;
    this.sections = reading.sections;
    this.pins = reading.pins;
    this.pinCreations = reading.pinCreations;
    this.duplicates = reading.duplicates;
    this.favorites = reading.favorites;
    this.reactions = reading.reactions;
    this.hides = reading.hides;
    this.news = reading.news;
    this.reports = reading.reports;
    this.appeals = reading.appeals;
    this.moderation = reading.moderation;
    this.sponsorships = reading.sponsorships;
    this.promotions = reading.promotions;
    this.pinCounts = reading.pinCounts;
    this.pictures = reading.pictures;
    this.looks = reading.looks;
    this.embeddings = reading.embeddings;
    this.uploads = reading.uploads;
    this.announcedUploads = reading.announcedUploads;
    this.linkFacts = reading.linkFacts;
    this.videos = reading.videos;
    this.feeds = reading.feeds;
    this.search = reading.search;
    this.sitemaps = reading.sitemaps;
    this.searchQueries = reading.searchQueries;
    this.feedSwitches = reading.feedSwitches;
    this.home = reading.home;
    this.follows = reading.follows;
    this.blocks = reading.blocks;
    this.topics = reading.topics;
    this.pinTopics = reading.pinTopics;
    this.today = reading.today;
    this.mails = reading.mails;
    this.mailTokens = reading.mailTokens;
    this.exports = reading.exports;
    this.events = reading.events;
    this.experiences = reading.experiences;
    this.conversations = reading.conversations;
    this.consentLog = reading.consentLog;
    this.operatorExperiences = reading.operatorExperiences;
    this.jobs = reading.jobs;
    this.accountRemoval = reading.accountRemoval;
    this.discovery = reading.discovery;
    this.#reader = connections.reader;
    this.#writer = connections.writer;
    this.#scope = connections.scope;
    this.#onTransaction = connections.onTransaction ?? (() => undefined);
  }

  /** Throws when called inside a transaction, which would otherwise wait for itself for ever. */
  async transaction<T>(work: (tx: StoreTransaction) => Promise<T>): Promise<T> {
    if (this.#scope.isInside()) throw new Error('A transaction cannot begin inside another one.');
    const enqueuedKinds = new Set<JobKind>();
    this.#onTransaction(1);
    const result = await this.#writer
      .transaction()
      .execute((db) =>
        this.#scope.run(() => work(repositories({ db, prepared: this.#prepared, enqueuedKinds }))),
      )
      .finally(() => this.#onTransaction(-1));
    if (enqueuedKinds.size > 0) this.#onJobsAsked(enqueuedKinds);
    return result;
  }

  onJobsAsked(listener: (kinds: ReadonlySet<JobKind>) => void): void {
    this.#onJobsAsked = listener;
  }

  /** The largest id of people, boards, sections and pins; 0 in an empty store. */
  async newestId(): Promise<number> {
    const tables = ['users', 'boards', 'board_sections', 'pins'] as const;
    const rows = await Promise.all(
      tables.map((table) =>
        this.#reader
          .selectFrom(table)
          .select((eb) => eb.fn.max<number | null>('id').as('id'))
          .executeTakeFirst(),
      ),
    );
    return Math.max(0, ...rows.map((row) => row?.id ?? 0));
  }

  abstract readonly isExclusive: boolean;
  abstract ping(): Promise<void>;
  abstract migrationsPending(): Promise<boolean>;
  abstract close(): Promise<void>;
}
