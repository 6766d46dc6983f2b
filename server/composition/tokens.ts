import type { ContainerModule } from 'inversify';
import { token } from '../../src/composition/token.ts';
import type { Languages } from '../../src/domain/messages/languages.ts';
import type { HttpSettings } from '../adapters/http-api/core/http-settings.ts';
import type { InstallFiles } from '../adapters/http-api/install/install-files.ts';
import type { FileDrop } from '../adapters/files/file-drop.ts';
import type { BuiltFiles } from './built-files.ts';
import type { SiteAddress } from './settings/site-address.ts';
import type { CallDeps } from '../adapters/http-api/calls/call-deps.ts';
import type { Call } from '../adapters/http-api/core/call/define-call.ts';
import type { Compressor } from '../adapters/http-api/core/answer/compression.ts';
import type { HttpApp } from '../adapters/http-api/core/http-app.ts';
import type { RateLimiter } from '../adapters/http-api/core/call/rate-limiter.ts';
import type { StaticFiles } from '../adapters/files/static-files.ts';
import type { PageRenderer } from '../adapters/http-api/pages/page-renderer.ts';
import type { Configuration } from '../adapters/node/configuration.ts';
import type { Metrics } from '../adapters/node/metrics.ts';
import type { SharedLock } from '../adapters/sql/sqlite-node/sqlite-files.ts';
import type { S3Bucket } from '../adapters/s3/s3-bucket.ts';
import type { CollectUnusedPictures } from '../application/media/collect-unused-pictures.ts';
import type { ComputeEmbeddings } from '../application/media/compute-embeddings.ts';
import type { ComputeLooks } from '../application/media/compute-looks.ts';
import type { MakeAvif } from '../application/media/make-avif.ts';
import type { RemovedPictures } from '../application/media/removed-pictures.ts';
import type { ServePicture } from '../application/media/serve-picture.ts';
import type { CollectUnusedVideos } from '../application/videos/collect-unused-videos.ts';
import type { ConvertVideo } from '../application/videos/convert-video.ts';
import type { IngestUpload } from '../application/videos/ingest-upload.ts';
import type { ReceiveUpload } from '../application/videos/receive-upload.ts';
import type { StorageQuota } from '../application/media/storage-quota.ts';
import type { ConsentLog } from '../application/consent/consent-log.ts';
import type { PurgeExpired } from '../application/accounts/ending/purge-expired.ts';
import type { DeleteAccounts } from '../application/accounts/ending/delete-accounts.ts';
import type { ClearExports } from '../application/exports/clear-exports.ts';
import type { MakeExport } from '../application/exports/make-export.ts';
import type { SendMail } from '../application/mail/send-mail.ts';
import type { StoreUpload } from '../application/media/store-upload.ts';
import type { Outbox } from '../application/ports/outbox.ts';
import type { UploadFiles, VideoFiles } from '../application/ports/media/video-files.ts';
import type { VideoTools } from '../application/ports/media/video-tools.ts';
import type { TrustedHosts } from '../application/ports/web/trusted-hosts.ts';
import type { LinkVerdicts } from '../application/ports/web/link-verdicts.ts';
import type { PictureEmbedder } from '../application/ports/media/embeddings.ts';
import type { MediaStore, PictureProcessor } from '../application/ports/media/media.ts';
import type { SynonymList } from '../application/ports/synonym-list.ts';
import type { LiveExperiences } from '../application/experiences/live-experiences.ts';
import type { ExperienceCounts } from '../application/experiences/experience-counts.ts';
import type { ExperienceRegistry } from '../application/ports/experience-registry.ts';
import type { ExperimentRegistry } from '../application/ports/experiment-registry.ts';
import type { ExportFiles } from '../application/ports/export-files.ts';
import type { LanguageOf } from '../application/ports/languages.ts';
import type { Mailer } from '../application/ports/mailer.ts';
import type { PageReader } from '../application/ports/web/page-reader.ts';
import type { ScheduleOldLinks } from '../application/sources/schedule-old-links.ts';
import type { ReadLinkFacts } from '../application/sources/read-link-facts.ts';
import type { RecentSources } from '../application/sources/recent-sources.ts';
import type { WebFetcher } from '../application/ports/web/web.ts';
import type { ClientReports } from '../application/ports/client-reports.ts';
import type { EventSink } from '../application/ports/event-sink.ts';
import type { AdServer } from '../application/promotions/ad-server.ts';
import type { ForwardEvents } from '../application/statistics/forward-events.ts';
import type { LimitCounts } from '../application/statistics/limit-counts.ts';
import type { RollUpEvents } from '../application/statistics/roll-up-events.ts';
import type { TakeBatches } from '../application/statistics/take-batches.ts';
import type { Processes } from '../application/ports/processes.ts';
import type { MakeToday } from '../application/today/make-today.ts';
import type { TodayPicks } from '../application/ports/today-picks.ts';
import type { DiscoveryIndex } from '../application/ports/discovery/discovery-index.ts';
import type { Store } from '../application/ports/store.ts';
import type {
  Clock,
  IdGenerator,
  Logger,
  PasswordHasher,
  Secrets,
  Timer,
} from '../application/ports/surroundings.ts';
import type { Health } from './health.ts';

export const ConfigurationToken = token<Configuration>('Configuration');
export const HttpSettingsToken = token<HttpSettings>('HttpSettings');
export const BuiltFilesToken = token<BuiltFiles>('BuiltFiles');
/** The build id, different for every build of the app. */
export const AppVersionToken = token<string>('AppVersion');
/** The data directory; it exists. */
export const DataDirectoryToken = token<string>('DataDirectory');
/** The share of this server in the data directory. */
export const DataLockToken = token<Pick<SharedLock, 'isFirst' | 'share' | 'release'>>('DataLock');
/** Paths of external programs; null for missing ones. */
export const ProgramsToken = token<{ readonly ffmpeg: string | null; readonly heifConvert: string | null }>(
  'Programs',
);
/** The largest id in the store at the start. */
export const NewestIdToken = token<number>('NewestId');
export const SiteAddressToken = token<SiteAddress>('SiteAddress');
/** The setup code of the first account; null when none is needed. */
export const SetupCodeToken = token<string | null>('SetupCode');

/** The offered languages, with their texts. */
export const OfferedLanguagesToken = token<Languages>('OfferedLanguages');
/** The languages of mails, of error messages and of files for people. */
export const LanguagesToken = token<LanguageOf>('Languages');
export const LoggerToken = token<Logger>('Logger');
export const ClockToken = token<Clock>('Clock');
export const TimerToken = token<Timer>('Timer');
export const IdGeneratorToken = token<IdGenerator>('IdGenerator');
export const SecretsToken = token<Secrets>('Secrets');
export const PasswordHasherToken = token<PasswordHasher>('PasswordHasher');
/** Counts what the process does; null where nobody may read it. */
export const MetricsToken = token<Metrics | null>('Metrics');
export const StoreToken = token<Store>('Store');
/** What this process shares with the others of its store. */
export const ProcessesToken = token<Processes>('Processes');
/** The index for search and recommendations. */
export const DiscoveryIndexToken = token<DiscoveryIndex>('DiscoveryIndex');
/** The operator's bucket; null when media are in DATA_DIR. */
export const ObjectStorageToken = token<S3Bucket | null>('ObjectStorage');
export const MediaStoreToken = token<MediaStore>('MediaStore');
export const UploadFilesToken = token<UploadFiles>('UploadFiles');
export const VideoFilesToken = token<VideoFiles>('VideoFiles');
export const VideoToolsToken = token<VideoTools>('VideoTools');
export const ExportFilesToken = token<ExportFiles>('ExportFiles');
export const MailerToken = token<Mailer>('Mailer');
/** The operator's sink of events; null without NATS_URL. */
export const EventSinkToken = token<EventSink | null>('EventSink');
export const ClientReportsToken = token<ClientReports>('ClientReports');
export const OutboxToken = token<Outbox>('Outbox');
export const OutboxFolderToken = token<FileDrop>('OutboxFolder');
/** The operator's model; null without EMBEDDING_MODEL, or when its file cannot be read. */
export const PictureEmbedderToken = token<PictureEmbedder | null>('PictureEmbedder');
export const PictureProcessorToken = token<PictureProcessor>('PictureProcessor');
export const ExperienceRegistryToken = token<ExperienceRegistry>('ExperienceRegistry');
export const ExperimentRegistryToken = token<ExperimentRegistry>('ExperimentRegistry');
export const TodayPicksToken = token<TodayPicks>('TodayPicks');
export const SynonymListToken = token<SynonymList>('SynonymList');
export const RecentSourcesToken = token<RecentSources>('RecentSources');
export const ScheduleOldLinksToken = token<ScheduleOldLinks>('ScheduleOldLinks');
export const ReadLinkFactsToken = token<ReadLinkFacts>('ReadLinkFacts');
export const WebFetcherToken = token<WebFetcher>('WebFetcher');
export const PageReaderToken = token<PageReader>('PageReader');
/** The operator's verdicts about other sites, reloaded on demand. */
export const TrustedHostsToken = token<TrustedHosts>('TrustedHosts');
export const LinkVerdictsToken = token<LinkVerdicts>('LinkVerdicts');
export const CompressorToken = token<Compressor>('Compressor');
export const RateLimiterToken = token<RateLimiter>('RateLimiter');
export const StaticFilesToken = token<Pick<StaticFiles, 'answer'>>('StaticFiles');
export const InstallFilesToken = token<InstallFiles>('InstallFiles');
/** Overrides of the app that renders pages. */
export const AppOverridesToken = token<readonly ContainerModule[]>('AppOverrides');
export const PageRendererToken = token<PageRenderer>('PageRenderer');
/** Rejects when a folder's disk is full. */
export const CheckSpaceToken = token<(folder: string) => Promise<void>>('CheckSpace');
export const HealthToken = token<Health>('Health');

export const RemovedPicturesToken = token<RemovedPictures>('RemovedPictures');
export const StoreUploadToken = token<StoreUpload>('StoreUpload');
export const ServePictureToken = token<ServePicture>('ServePicture');
export const CollectUnusedPicturesToken = token<CollectUnusedPictures>('CollectUnusedPictures');
export const MakeAvifToken = token<MakeAvif>('MakeAvif');
export const ComputeEmbeddingsToken = token<ComputeEmbeddings>('ComputeEmbeddings');
export const ComputeLooksToken = token<ComputeLooks>('ComputeLooks');
export const StorageQuotaToken = token<StorageQuota>('StorageQuota');
export const ReceiveUploadToken = token<ReceiveUpload>('ReceiveUpload');
export const IngestUploadToken = token<IngestUpload>('IngestUpload');
export const ConvertVideoToken = token<ConvertVideo>('ConvertVideo');
export const CollectUnusedVideosToken = token<CollectUnusedVideos>('CollectUnusedVideos');
export const MakeTodayToken = token<MakeToday>('MakeToday');
export const MakeExportToken = token<MakeExport>('MakeExport');
export const ClearExportsToken = token<ClearExports>('ClearExports');
export const DeleteAccountsToken = token<DeleteAccounts>('DeleteAccounts');
export const ConsentLogToken = token<ConsentLog>('ConsentLog');
export const PurgeExpiredToken = token<PurgeExpired>('PurgeExpired');
export const SendMailToken = token<SendMail>('SendMail');
/** All calls. */
export const CallsToken = token<readonly Call[]>('Calls');
export const CallDepsToken = token<CallDeps>('CallDeps');
/** The operator’s file together with the experiences of the store. */
export const LiveExperiencesToken = token<LiveExperiences>('LiveExperiences');
export const ExperienceCountsToken = token<ExperienceCounts>('ExperienceCounts');
export const TakeBatchesToken = token<TakeBatches>('TakeBatches');
export const LimitCountsToken = token<LimitCounts>('LimitCounts');
export const RollUpEventsToken = token<RollUpEvents>('RollUpEvents');
/** Null without a sink. */
export const ForwardEventsToken = token<ForwardEvents | null>('ForwardEvents');
/** Null while the operator has not switched ads on. */
export const AdServerToken = token<AdServer | null>('AdServer');
export const HttpAppToken = token<HttpApp>('HttpApp');
