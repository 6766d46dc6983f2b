import { ContainerModule } from 'inversify';
import { BUILT_IN_EXPERIENCES } from '../../../src/domain/experiences/delivery/built-in-experiences.ts';
import { loadLanguages } from '../../../src/composition/languages.ts';
import { provide, provideValue } from '../../../src/composition/provide.ts';
import { CanvasPictureProcessor } from '../../adapters/browser/canvas-picture-processor.ts';
import { ConsoleLogger } from '../../adapters/browser/console-logger.ts';
import { FakeSecrets } from '../../adapters/browser/fake-secrets.ts';
import { MemoryArchives } from '../../adapters/browser/memory-archives.ts';
import { MemoryUploadFiles } from '../../adapters/browser/memory-upload-files.ts';
import { OpfsFiles } from '../../adapters/browser/opfs-files.ts';
import { OpfsMediaStore, type ReadSample } from '../../adapters/browser/opfs-media-store.ts';
import { Pbkdf2PasswordHasher } from '../../adapters/browser/pbkdf2-password-hasher.ts';
import { withoutMail, withoutPages, withoutWeb } from '../../adapters/browser/without-network.ts';
import { withoutVideoFiles, withoutVideoTools } from '../../adapters/browser/without-videos.ts';
import { WorkerTimer } from '../../adapters/browser/worker-timer.ts';
import { SlidingWindowLimiter } from '../../adapters/http-api/core/call/sliding-window-limiter.ts';
import { SnowflakeIds } from '../../adapters/node/snowflake-ids.ts';
import { SystemClock } from '../../adapters/node/system-clock.ts';
import { openWasmStore, type WasmStoreOptions } from '../../adapters/sql/sqlite-wasm/wasm-sqlite-store.ts';
import { LocalDiscoveryIndex } from '../../application/discovery/local-discovery-index.ts';
import { Health } from '../health.ts';
import { provideAsync } from '../provide-async.ts';
import { onlyProcess } from '../../application/processes/only-process.ts';
import { SiteAddress } from '../settings/site-address.ts';
import * as tokens from '../tokens.ts';
import { IN_PAGE_CONFIGURATION } from './in-page-configuration.ts';

/** The resources of the in-page server. */
export type PagePlatform = {
  /** Opens one more connection to the database of this origin. */
  readonly openDatabase: WasmStoreOptions['open'];
  /** The directory of the pictures. */
  readonly media: FileSystemDirectoryHandle;
  readonly readSample: ReadSample;
};

/** All adapters of a server on browser APIs; the use-cases are in other modules. */
export function inPageModule({ openDatabase, media, readSample }: PagePlatform): ContainerModule {
  return new ContainerModule(({ bind }) => {
    const clock = { clock: tokens.ClockToken };
    const store = { store: tokens.StoreToken };
    provideValue(bind, tokens.ConfigurationToken, IN_PAGE_CONFIGURATION);
    provideAsync(bind, tokens.OfferedLanguagesToken, {}, () =>
      loadLanguages(IN_PAGE_CONFIGURATION.defaultLocale),
    );
    provideValue(bind, tokens.AppVersionToken, 'fake');
    provideValue(bind, tokens.ProgramsToken, { ffmpeg: null, heifConvert: null });
    provideValue(bind, tokens.SetupCodeToken, null);

    provide(bind, tokens.LoggerToken, {}, () => new ConsoleLogger());
    provide(bind, tokens.ClockToken, {}, () => new SystemClock());
    provide(bind, tokens.TimerToken, {}, () => new WorkerTimer());
    provide(
      bind,
      tokens.IdGeneratorToken,
      { ...clock, newestId: tokens.NewestIdToken },
      (deps) => new SnowflakeIds(deps.clock, deps.newestId),
    );
    provide(bind, tokens.SecretsToken, {}, () => new FakeSecrets());
    provide(bind, tokens.PasswordHasherToken, {}, () => new Pbkdf2PasswordHasher());
    provide(bind, tokens.RateLimiterToken, {}, () => new SlidingWindowLimiter());
    // Responses inside a page are not compressed.
    provideValue(bind, tokens.CompressorToken, { compress: (bytes) => bytes });

    provideAsync(bind, tokens.StoreToken, clock, (deps) =>
      openWasmStore({ open: openDatabase, now: deps.clock.now() }),
    );
    provideValue(bind, tokens.ProcessesToken, onlyProcess());
    provideAsync(bind, tokens.NewestIdToken, store, (deps) => deps.store.newestId());
    provide(
      bind,
      tokens.DiscoveryIndexToken,
      { ...clock, ...store },
      (deps) => new LocalDiscoveryIndex({ ...deps, source: deps.store.discovery }),
    );
    provideValue(bind, tokens.ObjectStorageToken, null);
    provideValue(bind, tokens.MediaStoreToken, new OpfsMediaStore(new OpfsFiles(media), readSample));
    provide(bind, tokens.UploadFilesToken, clock, (deps) => new MemoryUploadFiles(() => deps.clock.now()));
    provideValue(bind, tokens.VideoFilesToken, withoutVideoFiles);
    provideValue(bind, tokens.VideoToolsToken, withoutVideoTools);
    provide(bind, tokens.ExportFilesToken, {}, () => new MemoryArchives());
    provide(
      bind,
      tokens.PictureProcessorToken,
      {},
      () => new CanvasPictureProcessor(IN_PAGE_CONFIGURATION.maxImageBytes),
    );

    provideValue(bind, tokens.PictureEmbedderToken, null);
    provideValue(bind, tokens.ExperienceRegistryToken, { current: () => BUILT_IN_EXPERIENCES });
    provideValue(bind, tokens.ExperimentRegistryToken, { all: () => new Map() });
    provideValue(bind, tokens.TodayPicksToken, { all: () => [] });
    provideValue(bind, tokens.SynonymListToken, { lines: () => [] });
    provideValue(bind, tokens.LinkVerdictsToken, { verdictOn: () => 'ok' });
    provideValue(bind, tokens.WebFetcherToken, withoutWeb);
    provideValue(bind, tokens.PageReaderToken, withoutPages);
    provideValue(bind, tokens.EventSinkToken, null);
    provideValue(bind, tokens.ClientReportsToken, { error: () => undefined, measured: () => undefined });
    provideValue(bind, tokens.MailerToken, withoutMail);
    provideValue(bind, tokens.OutboxToken, { removeBefore: async () => undefined });

    provideValue(bind, tokens.SiteAddressToken, new SiteAddress(IN_PAGE_CONFIGURATION));
    // The host of the app serves pages and files.
    const notHere = () => new Response('Not found.\n', { status: 404 });
    provideValue(bind, tokens.StaticFilesToken, { answer: notHere });
    provideValue(bind, tokens.InstallFilesToken, () => undefined);
    provideValue(bind, tokens.PageRendererToken, async () => ({ kind: 'failed', html: [], noindex: true }));
    provide(
      bind,
      tokens.HealthToken,
      { ...clock, ...store, media: tokens.MediaStoreToken, timer: tokens.TimerToken },
      (deps) =>
        new Health({
          clock: deps.clock,
          timer: deps.timer,
          database: () => deps.store.ping(),
          storage: () => deps.media.check(),
          migrationsPending: () => deps.store.migrationsPending(),
        }),
    );
  });
}
