import type { Languages } from '../../../../src/domain/messages/languages.ts';
import type { StoreUpload } from '../../../application/media/store-upload.ts';
import type { SynonymList } from '../../../application/ports/synonym-list.ts';
import type { LiveExperiences } from '../../../application/experiences/live-experiences.ts';
import type { ExperienceCounts } from '../../../application/experiences/experience-counts.ts';
import type { ExperienceRegistry } from '../../../application/ports/experience-registry.ts';
import type { ExperimentRegistry } from '../../../application/ports/experiment-registry.ts';
import type { ExportFiles } from '../../../application/ports/export-files.ts';
import type { LinkVerdicts } from '../../../application/ports/web/link-verdicts.ts';
import type { PictureEmbedder } from '../../../application/ports/media/embeddings.ts';
import type { MediaStore, PictureProcessor } from '../../../application/ports/media/media.ts';
import type { PageReader } from '../../../application/ports/web/page-reader.ts';
import type { WebFetcher } from '../../../application/ports/web/web.ts';
import type { DiscoveryIndex } from '../../../application/ports/discovery/discovery-index.ts';
import type { Store } from '../../../application/ports/store.ts';
import type {
  Clock,
  IdGenerator,
  Logger,
  PasswordHasher,
  Secrets,
  Timer,
} from '../../../application/ports/surroundings.ts';
import type { ConsentLog } from '../../../application/consent/consent-log.ts';
import type { AdServer } from '../../../application/promotions/ad-server.ts';
import type { LimitCounts } from '../../../application/statistics/limit-counts.ts';
import type { TakeBatches } from '../../../application/statistics/take-batches.ts';
import type { RecentSources } from '../../../application/sources/recent-sources.ts';
import type { RemovedPictures } from '../../../application/media/removed-pictures.ts';
import type { StorageQuota } from '../../../application/media/storage-quota.ts';

/** Dependencies that the use-cases of many calls share. */
export type BaseDeps = {
  readonly configuration: {
    readonly sessionDays: number;
    readonly allowSignup: boolean;
    readonly signupConfirmEmail: boolean;
    readonly minAge: number;
    /** Usernames. */
    readonly employees: readonly string[];
    /** Usernames of businesses that the operator has verified as merchants. */
    readonly verifiedMerchants: readonly string[];
    readonly operators: readonly string[];
    readonly accountDeletionDays: number;
    readonly rateLimitScale: number;
    /** Where the operator's apps are; null where there is none. */
    readonly appStoreUrl: string | null;
    readonly playStoreUrl: string | null;
    /** Hosts whose pages may be shown in a frame. */
    readonly surveyHosts: readonly string[];
  };
  readonly setupCode: string | null;
  readonly store: Store;
  readonly discovery: DiscoveryIndex;
  readonly storeUpload: StoreUpload;
  readonly quota: StorageQuota;
  readonly removed: RemovedPictures;
  readonly pictures: Pick<PictureProcessor, 'ingest' | 'looksOf' | 'render'>;
  /** Null without an operator's model. */
  readonly embedder: Pick<PictureEmbedder, 'model' | 'embed'> | null;
  readonly media: Pick<MediaStore, 'read' | 'put'>;
  readonly links: LinkVerdicts;
  readonly web: WebFetcher;
  readonly pages: PageReader;
  readonly recent: RecentSources;
  readonly logger: Pick<Logger, 'debug' | 'warn'>;
  readonly passwords: PasswordHasher;
  readonly secrets: Secrets;
  readonly ids: IdGenerator;
  readonly clock: Clock;
  readonly timer: Timer;
  readonly consentLog: ConsentLog;
  readonly takeBatches: TakeBatches;
  readonly limitCounts: LimitCounts;
  /** Null while the operator has not switched ads on. */
  readonly ads: AdServer | null;
  readonly exportFiles: ExportFiles;
  readonly languages: Languages;
  /** What is live: of the operator’s file, and of the store. */
  readonly experiences: LiveExperiences;
  readonly experiencesFile: ExperienceRegistry;
  readonly experienceCounts: ExperienceCounts;
  readonly experiments: ExperimentRegistry;
  readonly synonyms: SynonymList;
};
