import type { AppealReader, AppealRepository } from './moderation/appeals.ts';
import type { ModerationReader, ModerationRepository } from './moderation/moderation.ts';
import type { DuplicateReader, DuplicateRepository } from './pins/duplicates.ts';
import type { DiscoveryReader, DiscoveryRepository } from './discovery/discovery-changes.ts';
import type { BoardReader, BoardRepository } from './boards/board-repository.ts';
import type { FavoriteReader, FavoriteRepository } from './pins/favorites.ts';
import type { AccountRemoval, AccountRemovalReader } from './people/account-removal.ts';
import type { EventReader, EventRepository } from './events.ts';
import type { ConversationReader, ConversationRepository } from './people/conversations.ts';
import type { ConsentLogReader, ConsentLogRepository } from './people/consent-log.ts';
import type { ExperienceReader, ExperienceRepository } from './people/experiences.ts';
import type {
  OperatorExperienceReader,
  OperatorExperienceRepository,
} from './people/operator-experiences.ts';
import type { ExportReader, ExportRepository } from './people/account-exports.ts';
import type { BlockReader, BlockRepository, FollowReader, FollowRepository } from './people/follows.ts';
import type { FeedSwitchReader, FeedSwitchRepository } from './people/feed-switches.ts';
import type { FeedReader } from './pins/feeds.ts';
import type { SearchReader } from './discovery/search-reader.ts';
import type { SitemapReader } from './discovery/sitemap-reader.ts';
import type { HomeReader, HomeRepository } from './people/home-acts.ts';
import type { HideReader, HideRepository } from './people/hides.ts';
import type { JobKind, JobReader, JobRepository } from './jobs.ts';
import type { LinkFactsReader, LinkFactsRepository } from './web/link-facts.ts';
import type { EmbeddingReader, EmbeddingRepository } from './media/embeddings.ts';
import type { LooksReader, LooksRepository } from './media/looks.ts';
import type { PictureReader, PictureRepository } from './media/pictures.ts';
import type { UploadReader, UploadRepository } from './media/uploads.ts';
import type { MailReader, MailRepository, MailTokenReader, MailTokenRepository } from './people/mails.ts';
import type { NewsReader, NewsRepository } from './people/news.ts';
import type { PinCountReader, PinCountRepository } from './pins/pin-counts.ts';
import type { PinCreationReader, PinCreationRepository } from './pins/pin-creations.ts';
import type { PinReader, PinRepository } from './pins/pin-repository.ts';
import type { PromotionReader, PromotionRepository } from './pins/promotions.ts';
import type { ReactionReader, ReactionRepository } from './pins/reactions.ts';
import type { ReportReader, ReportRepository } from './moderation/reports.ts';
import type { SponsorshipReader, SponsorshipRepository } from './pins/sponsorships.ts';
import type { SectionReader, SectionRepository } from './boards/section-repository.ts';
import type { TodayReader, TodayRepository } from './pins/today.ts';
import type { PinTopicReader, PinTopicRepository, TopicReader } from './pins/topics.ts';
import type {
  AnnouncedUploadReader,
  AnnouncedUploadRepository,
  VideoReader,
  VideoRepository,
} from './media/videos.ts';
import type { SearchQueryReader, SearchQueryRepository } from './people/search-queries.ts';
import type { SessionReader, SessionRepository } from './people/sessions.ts';
import type { UserReader, UserRepository } from './people/users.ts';
import type { UserStateReader, UserStateRepository } from './people/user-state-repository.ts';

/**
 * All data of the product. Reads see every acknowledged write. A transaction is durable (survives kill -9 and power
 * loss) when its promise resolves, and has no effect when it rejects. Returned values are copies.
 */
export interface Store extends StoreReader {
  /**
   * Runs `work` atomically and as if no other transaction ran at the same time. `work` awaits only calls of this
   * transaction, makes no calls of `tx` after it has ended, and changes nothing outside of it: after a conflict with
   * another transaction it runs again. A failed call of `tx` fails the whole transaction, even if `work` catches the
   * error.
   * @throws {NotUnique} when a unique value is taken.
   * @throws {StoreFull} when there is no space left.
   * @throws {StoreUnavailable} when the store does not answer in time, as every read may, too.
   */
  transaction<T>(work: (tx: StoreTransaction) => Promise<T>): Promise<T>;
  /** True if no other process can have the store open. */
  readonly isExclusive: boolean;
  /** Calls `listener` with the kinds of the jobs that this process has enqueued, as soon as they can be claimed. */
  onJobsAsked(listener: (kinds: ReadonlySet<JobKind>) => void): void;
  /** The largest id of people, boards, sections and pins; 0 in an empty store. */
  newestId(): Promise<number>;
  /** A health check: rejects when reading or writing fails. */
  ping(): Promise<void>;
  /** True if the schema has another version than this program. */
  migrationsPending(): Promise<boolean>;
  /** Waits for running transactions, then closes. A second call does nothing. */
  close(): Promise<void>;
}

export interface StoreReader {
  readonly users: UserReader;
  readonly sessions: SessionReader;
  readonly userStates: UserStateReader;
  readonly boards: BoardReader;
  readonly sections: SectionReader;
  readonly pins: PinReader;
  readonly pinCreations: PinCreationReader;
  readonly duplicates: DuplicateReader;
  readonly favorites: FavoriteReader;
  readonly reactions: ReactionReader;
  readonly hides: HideReader;
  readonly news: NewsReader;
  readonly reports: ReportReader;
  readonly appeals: AppealReader;
  readonly moderation: ModerationReader;
  readonly sponsorships: SponsorshipReader;
  readonly promotions: PromotionReader;
  readonly pinCounts: PinCountReader;
  readonly pictures: PictureReader;
  readonly looks: LooksReader;
  readonly embeddings: EmbeddingReader;
  readonly uploads: UploadReader;
  readonly announcedUploads: AnnouncedUploadReader;
  readonly linkFacts: LinkFactsReader;
  readonly videos: VideoReader;
  readonly feeds: FeedReader;
  readonly search: SearchReader;
  readonly sitemaps: SitemapReader;
  readonly searchQueries: SearchQueryReader;
  readonly feedSwitches: FeedSwitchReader;
  readonly home: HomeReader;
  readonly follows: FollowReader;
  readonly blocks: BlockReader;
  readonly topics: TopicReader;
  readonly pinTopics: PinTopicReader;
  readonly today: TodayReader;
  readonly mails: MailReader;
  readonly mailTokens: MailTokenReader;
  readonly exports: ExportReader;
  readonly events: EventReader;
  readonly experiences: ExperienceReader;
  readonly conversations: ConversationReader;
  readonly consentLog: ConsentLogReader;
  readonly operatorExperiences: OperatorExperienceReader;
  readonly jobs: JobReader;
  readonly accountRemoval: AccountRemovalReader;
  readonly discovery: DiscoveryReader;
}

export interface StoreTransaction extends StoreReader {
  readonly users: UserRepository;
  readonly sessions: SessionRepository;
  readonly userStates: UserStateRepository;
  readonly searchQueries: SearchQueryRepository;
  readonly boards: BoardRepository;
  readonly sections: SectionRepository;
  readonly pins: PinRepository;
  readonly pinCreations: PinCreationRepository;
  readonly duplicates: DuplicateRepository;
  readonly favorites: FavoriteRepository;
  readonly reactions: ReactionRepository;
  readonly hides: HideRepository;
  readonly news: NewsRepository;
  readonly reports: ReportRepository;
  readonly appeals: AppealRepository;
  readonly moderation: ModerationRepository;
  readonly sponsorships: SponsorshipRepository;
  readonly promotions: PromotionRepository;
  readonly pinCounts: PinCountRepository;
  readonly pictures: PictureRepository;
  readonly looks: LooksRepository;
  readonly embeddings: EmbeddingRepository;
  readonly uploads: UploadRepository;
  readonly announcedUploads: AnnouncedUploadRepository;
  readonly linkFacts: LinkFactsRepository;
  readonly videos: VideoRepository;
  readonly feedSwitches: FeedSwitchRepository;
  readonly home: HomeRepository;
  readonly follows: FollowRepository;
  readonly blocks: BlockRepository;
  readonly pinTopics: PinTopicRepository;
  readonly today: TodayRepository;
  readonly mails: MailRepository;
  readonly mailTokens: MailTokenRepository;
  readonly exports: ExportRepository;
  readonly events: EventRepository;
  readonly experiences: ExperienceRepository;
  readonly conversations: ConversationRepository;
  readonly consentLog: ConsentLogRepository;
  readonly operatorExperiences: OperatorExperienceRepository;
  readonly jobs: JobRepository;
  readonly accountRemoval: AccountRemoval;
  readonly discovery: DiscoveryRepository;
}

/**
 * The store does not answer, has no connection left, or can only be read; a later try may succeed. A transaction was
 * not acknowledged; if the answer to its commit was lost, it may have taken effect.
 */
export class StoreUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StoreUnavailable';
  }
}

/** The disk is full; nothing was changed. */
export class StoreFull extends Error {
  constructor(options?: ErrorOptions) {
    super('the store has no space left', options);
    this.name = 'StoreFull';
  }
}

/** A unique value is taken; `field` is its name in the record. */
export class NotUnique extends Error {
  readonly field: 'username' | 'email' | 'slug' | 'quick_saves';
  constructor(field: NotUnique['field'], options?: ErrorOptions) {
    super(`${field} is taken`, options);
    this.name = 'NotUnique';
    this.field = field;
  }
}
