import { provide, type Bind } from '../../src/composition/provide.ts';
import { catalogue } from '../adapters/http-api/calls/catalogue.ts';
import { experimentGroups } from '../adapters/http-api/calls/experiment-calls.ts';
import { exportFiles } from '../adapters/http-api/calls/accounts/export-file.ts';
import { oneClickUnsubscribe } from '../adapters/http-api/calls/accounts/one-click-unsubscribe.ts';
import { createHttpApp } from '../adapters/http-api/core/http-app.ts';
import { IdentifyAccount } from '../application/accounts/sessions/identify-account.ts';
import { mediaUploadRoute } from '../adapters/http-api/media/media-upload-route.ts';
import { serveVideos } from '../adapters/http-api/media/serve-videos.ts';
import { shareTarget } from '../adapters/http-api/install/share-target.ts';
import { serveMedia } from '../adapters/http-api/media/serve-media.ts';
import { RateLimits } from '../adapters/http-api/core/call/rate-limits.ts';
import { sourcePreview } from '../adapters/http-api/media/source-preview.ts';
import { sitemapRoutes } from '../adapters/http-api/pages/sitemap-routes.ts';
import { leavingPages } from '../adapters/http-api/pages/leaving-pages.ts';
import { pageHandler } from '../adapters/http-api/pages/page-handler.ts';
import { describeUser } from '../adapters/http-api/serialize/viewer-to-wire.ts';
import { PreviewSource } from '../application/sources/preview-source.ts';
import { callDepsOn } from '../adapters/http-api/calls/call-deps.ts';
import { normalizedNames } from '../adapters/http-api/calls/normalized-names.ts';
import { sessionLookup } from './session-lookup.ts';
import * as tokens from './tokens.ts';

/** The calls and the HTTP adapter of the server, on its use-cases. */
export function provideHttp(bind: Bind): void {
  provide(
    bind,
    tokens.CallDepsToken,
    {
      configuration: tokens.ConfigurationToken,
      setupCode: tokens.SetupCodeToken,
      store: tokens.StoreToken,
      discovery: tokens.DiscoveryIndexToken,
      media: tokens.MediaStoreToken,
      storeUpload: tokens.StoreUploadToken,
      quota: tokens.StorageQuotaToken,
      removed: tokens.RemovedPicturesToken,
      pictures: tokens.PictureProcessorToken,
      embedder: tokens.PictureEmbedderToken,
      links: tokens.LinkVerdictsToken,
      web: tokens.WebFetcherToken,
      pages: tokens.PageReaderToken,
      recent: tokens.RecentSourcesToken,
      logger: tokens.LoggerToken,
      passwords: tokens.PasswordHasherToken,
      secrets: tokens.SecretsToken,
      ids: tokens.IdGeneratorToken,
      clock: tokens.ClockToken,
      timer: tokens.TimerToken,
      consentLog: tokens.ConsentLogToken,
      takeBatches: tokens.TakeBatchesToken,
      limitCounts: tokens.LimitCountsToken,
      ads: tokens.AdServerToken,
      exportFiles: tokens.ExportFilesToken,
      experiences: tokens.LiveExperiencesToken,
      experiencesFile: tokens.ExperienceRegistryToken,
      experienceCounts: tokens.ExperienceCountsToken,
      experiments: tokens.ExperimentRegistryToken,
      synonyms: tokens.SynonymListToken,
      languages: tokens.OfferedLanguagesToken,
    },
    callDepsOn,
  );
  provide(bind, tokens.CallsToken, { calls: tokens.CallDepsToken }, ({ calls }) => catalogue(calls));
  provide(
    bind,
    tokens.HttpAppToken,
    {
      configuration: tokens.ConfigurationToken,
      calls: tokens.CallDepsToken,
      catalogue: tokens.CallsToken,
      store: tokens.StoreToken,
      secrets: tokens.SecretsToken,
      clock: tokens.ClockToken,
      ids: tokens.IdGeneratorToken,
      logger: tokens.LoggerToken,
      compressor: tokens.CompressorToken,
      rateLimiter: tokens.RateLimiterToken,
      timer: tokens.TimerToken,
      processes: tokens.ProcessesToken,
      staticFiles: tokens.StaticFilesToken,
      servePicture: tokens.ServePictureToken,
      storeUpload: tokens.StoreUploadToken,
      receiveUpload: tokens.ReceiveUploadToken,
      web: tokens.WebFetcherToken,
      pictures: tokens.PictureProcessorToken,
      renderPage: tokens.PageRendererToken,
      health: tokens.HealthToken,
      settings: tokens.HttpSettingsToken,
      videos: tokens.VideoFilesToken,
      installFiles: tokens.InstallFilesToken,
      languageOf: tokens.LanguagesToken,
      languages: tokens.OfferedLanguagesToken,
    },
    (deps) =>
      createHttpApp({
        ...deps,
        calls: deps.catalogue,
        sharedAnswers: deps.processes.answers,
        sessions: sessionLookup(deps.store, normalizedNames(deps.configuration.operators)),
        describeUser: describeUser(deps.store.pictures, normalizedNames(deps.configuration.employees)),
        experiments: experimentGroups(deps.calls),
        endConsentBySignal: (receipt, now) => deps.calls.decideOnCookies.endBySignal(receipt, now),
        identifyAccount: new IdentifyAccount(deps),
        pages: leavingPages(pageHandler(deps.renderPage), deps),
        staticFiles: (request) => deps.installFiles(request) ?? deps.staticFiles.answer(request),
        media: serveVideos(deps.videos, serveMedia(deps.servePicture)),
        privateFiles: [
          exportFiles(deps.calls.readExport),
          sourcePreview({
            ...deps,
            previewSource: new PreviewSource(deps),
            rateLimits: new RateLimits(deps.rateLimiter, deps.configuration.rateLimitScale),
          }),
        ],
        plainRoutes: [
          mediaUploadRoute(deps.receiveUpload, deps.configuration.maxVideoBytes),
          oneClickUnsubscribe(deps.calls.mailSubscription),
          shareTarget,
          ...sitemapRoutes(deps.calls.readSitemaps),
        ],
        readiness: () => deps.health.readiness(),
      }),
  );
}
