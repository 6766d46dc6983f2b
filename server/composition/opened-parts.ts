import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { checkSpace } from '../adapters/files/check-space.ts';
import { FileDrop } from '../adapters/files/file-drop.ts';
import { FileMediaStore } from '../adapters/files/file-media-store.ts';
import { LinkListFile } from '../adapters/files/link-list-file.ts';
import { UploadDirectory } from '../adapters/files/upload-directory.ts';
import { VideoDirectory } from '../adapters/files/video-directory.ts';
import { StaticFiles } from '../adapters/files/static-files.ts';
import { installFiles, type InstallFiles } from '../adapters/http-api/install/install-files.ts';
import type { PageRenderer } from '../adapters/http-api/pages/page-renderer.ts';
import { HeifConverter } from '../adapters/images/heif-converter.ts';
import { SharpPictureProcessor } from '../adapters/images/sharp-picture-processor.ts';
import { OutboxMailer } from '../adapters/mail/outbox-mailer.ts';
import { SmtpMailer } from '../adapters/mail/smtp-mailer.ts';
import type { Configuration } from '../adapters/node/configuration.ts';
import { SiteAddress } from './site-address.ts';
import { NodeSecrets } from '../adapters/node/node-secrets.ts';
import { openFileKey, openSessionSecret } from '../adapters/node/secret-files.ts';
import { SystemClock } from '../adapters/node/system-clock.ts';
import { timeOfId } from '../adapters/node/snowflake-ids.ts';
import { openSqliteStore, type SqliteStore } from '../adapters/sql/sqlite-store.ts';
import { findProgram } from '../adapters/video/find-program.ts';
import { runLimited } from '../adapters/video/limited-process.ts';
import { LocalVideoTools } from '../adapters/video/local-video-tools.ts';
import { StoreUnusable } from '../adapters/sql/store-unusable.ts';
import { GuardedFetcher } from '../adapters/web/guarded-fetcher.ts';
import { ThreadedPageReader } from '../adapters/web/threaded-page-reader.ts';
import type { PageReader } from '../application/ports/page-reader.ts';
import type { WebFetcher } from '../application/ports/web.ts';
import type { Mailer } from '../application/ports/mailer.ts';
import type { MediaStore, PictureProcessor } from '../application/ports/media.ts';
import type { UploadFiles, VideoFiles } from '../application/ports/video-files.ts';
import type { VideoTools } from '../application/ports/video-tools.ts';
import type { Clock, Logger, Secrets } from '../application/ports/surroundings.ts';
import type { BuiltFiles } from './built-files.ts';
import { Health } from './health.ts';
import { offlinePageOf, pageRenderer } from './page-renderer.ts';
import { howToJoin } from './how-to-join.ts';
import { openSetupCode } from './setup-code.ts';

/** Everything that must be opened, and later closed, around the container. */
export type OpenedParts = {
  readonly configuration: Configuration;
  readonly setupCode: string | null;
  readonly appVersion: string;
  readonly logger: Logger;
  readonly clock: Clock;
  /** The largest id that the store holds. */
  readonly newestId: number;
  readonly secrets: Secrets;
  readonly store: SqliteStore;
  readonly media: MediaStore;
  readonly uploadFiles: UploadFiles;
  readonly videos: VideoFiles;
  readonly videoTools: VideoTools;
  readonly pictures: PictureProcessor;
  readonly web: WebFetcher;
  readonly pages: PageReader;
  readonly links: LinkListFile;
  readonly staticFiles: StaticFiles;
  readonly installFiles: InstallFiles;
  readonly renderPage: PageRenderer;
  readonly health: Health;
  readonly mailer: Mailer;
  readonly site: SiteAddress;
};

/**
 * Opens the store, the media and the secrets in DATA_DIR.
 * @throws {StoreLocked} @throws {StoreUnusable}
 */
export async function openParts(
  configuration: Configuration,
  logger: Logger,
  built: BuiltFiles,
): Promise<OpenedParts> {
  const { dataDir } = configuration;
  await usable(mkdir(dataDir, { recursive: true, mode: 0o700 }));
  const store = await openSqliteStore({
    path: path.join(dataDir, 'pinakes.sqlite'),
    workerUrl: built.storeWorker,
    logger,
  });
  try {
    const sessionSecrets = configuration.sessionSecrets;
    const secrets = new NodeSecrets(
      sessionSecrets.length > 0 ? sessionSecrets : [await usable(openSessionSecret(dataDir))],
      await usable(openFileKey(dataDir)),
    );
    const mediaDir = path.join(dataDir, 'media');
    await usable(mkdir(mediaDir, { recursive: true }));
    const media = await usable(FileMediaStore.open(mediaDir));
    const videos = await usable(VideoDirectory.open(mediaDir));
    const uploadFiles = await usable(UploadDirectory.open(path.join(dataDir, 'uploads')));
    const searchPath = process.env['PATH'] ?? '';
    const ffmpeg = await findProgram(configuration.ffmpegPath ?? 'ffmpeg', searchPath);
    if (ffmpeg === null && configuration.ffmpegPath !== null) logger.warn('ffmpeg.not_found');
    const heifConvert = await findProgram(configuration.heifConvertPath ?? 'heif-convert', searchPath);
    if (heifConvert === null && configuration.heifConvertPath !== null) {
      logger.warn('heif_convert.not_found');
    }
    const clock = new SystemClock();
    const newestId = await store.newestId();
    refuseLateClock(clock.now(), newestId);
    // Sample people are there before anybody can sign up.
    const hasSeed = configuration.seed !== null;
    const setupCode = await usable(
      openSetupCode({ configuration, isStoreEmpty: !hasSeed && (await store.users.isEmpty()) }),
    );
    return {
      configuration,
      setupCode,
      appVersion: built.version,
      logger,
      clock,
      newestId,
      secrets,
      store,
      media,
      uploadFiles,
      videos,
      videoTools: new LocalVideoTools(ffmpeg),
      pictures: new SharpPictureProcessor({
        logger,
        maxImageBytes: configuration.maxImageBytes,
        workerUrl: built.pictureWorker,
        heif: heifConvert === null ? null : new HeifConverter(heifConvert, runLimited),
      }),
      web: new GuardedFetcher({
        product: 'Pinakes',
        ...(configuration.fetchAllowPrivate ? { mayReach: () => true } : {}),
        proxy: configuration.fetchProxy === null ? null : new URL(configuration.fetchProxy),
      }),
      pages: new ThreadedPageReader({ logger, workerUrl: built.pageWorker }),
      links: new LinkListFile(configuration.linkBlocklistFile, { clock, logger }),
      staticFiles: new StaticFiles(built.staticDirectory, { '/favicon.ico': '/static/favicon.ico' }),
      installFiles: installFiles({
        siteName: configuration.siteName,
        worker: configuration.serviceWorker ? built.worker : built.farewell,
        offlinePage: offlinePageOf(configuration.siteName, built.manifest),
        digest: (text) => createHash('sha256').update(text).digest('hex').slice(0, 16),
      }),
      renderPage: pageRenderer({
        siteName: configuration.siteName,
        howToJoin: howToJoin({ store, setupCode, allowsSignup: configuration.allowSignup }),
        takesHeic: heifConvert !== null,
        manifest: built.manifest,
        logger,
      }),
      mailer: mailerOf(configuration, clock, logger),
      site: new SiteAddress(configuration),
      health: new Health({
        clock,
        database: () => Promise.all([store.ping(), checkSpace(dataDir)]),
        storage: () => checkSpace(mediaDir),
        migrationsPending: () => store.migrationsPending(),
      }),
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

function mailerOf({ smtpUrl, mailFrom, dataDir }: Configuration, clock: Clock, logger: Logger): Mailer {
  return smtpUrl === null
    ? new OutboxMailer({ outbox: new FileDrop(path.join(dataDir, 'outbox')), from: mailFrom, clock, logger })
    : new SmtpMailer({ url: smtpUrl, from: mailFrom, logger });
}

/** New ids would sort before those that are there. A clock that is late by less than a day is made up for by counting on. */
const LATE_CLOCK_MS = 86_400_000;

/** @throws {StoreUnusable} */
function refuseLateClock(now: number, newestId: number): void {
  const newest = timeOfId(newestId);
  if (newestId === 0 || newest - now < LATE_CLOCK_MS) return;
  const [clock, data] = [now, newest].map((time) => new Date(time).toISOString());
  throw new StoreUnusable(
    `The clock of this machine says ${clock}, but the newest data is of ${data}. Set the clock and start again.`,
  );
}

/** What goes wrong in the operator's folder is theirs to mend, and told as such. @throws {StoreUnusable} */
async function usable<T>(opening: Promise<T>): Promise<T> {
  try {
    return await opening;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StoreUnusable(`The data cannot be used: ${reason}.`, { cause });
  }
}
