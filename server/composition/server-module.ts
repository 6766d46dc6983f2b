import { ContainerModule } from 'inversify';
import { provide } from '../../src/composition/provide.ts';
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
import { PurgeExpired } from '../application/accounts/ending/purge-expired.ts';
import { DeleteAccounts } from '../application/accounts/ending/delete-accounts.ts';
import { ClearExports } from '../application/exports/clear-exports.ts';
import { MakeToday } from '../application/today/make-today.ts';
import { ReadPublicActivity } from '../application/topics/public-activity.ts';
import { MakeExport } from '../application/exports/make-export.ts';
import { ComposeMail } from '../application/mail/compose-mail.ts';
import { SendMail } from '../application/mail/send-mail.ts';
import { CollectUnusedPictures } from '../application/media/collect-unused-pictures.ts';
import { ComputeEmbeddings } from '../application/media/compute-embeddings.ts';
import { ComputeLooks } from '../application/media/compute-looks.ts';
import { MakeAvif } from '../application/media/make-avif.ts';
import { RemovedPictures } from '../application/media/removed-pictures.ts';
import { ServePicture } from '../application/media/serve-picture.ts';
import { ScheduleOldLinks } from '../application/sources/schedule-old-links.ts';
import { RateLimitedFetcher } from '../application/sources/rate-limited-fetcher.ts';
import { ReadLinkFacts } from '../application/sources/read-link-facts.ts';
import { RecentSources } from '../application/sources/recent-sources.ts';
import { PreviewSource } from '../application/sources/preview-source.ts';
import { StoreUpload } from '../application/media/store-upload.ts';
import { AdServer } from '../application/promotions/ad-server.ts';
import { callDepsOn } from '../adapters/http-api/calls/call-deps.ts';
import { normalizedNames } from '../adapters/http-api/calls/normalized-names.ts';
import { httpSettingsOf } from './settings/http-settings-of.ts';
import { sessionLookup } from './session-lookup.ts';
import { provideConsentLog } from './consent-module.ts';
import { provideEvents } from './events-module.ts';
import { provideVideos } from './video-module.ts';
import * as tokens from './tokens.ts';

/** The use-cases and the HTTP adapter of the server, on ports that other modules bind. */
export function serverModule(): ContainerModule {
  return new ContainerModule(({ bind }) => {
    const configuration = { configuration: tokens.ConfigurationToken };
    provide(bind, tokens.HttpSettingsToken, { ...configuration, version: tokens.AppVersionToken }, (deps) =>
      httpSettingsOf(deps.configuration, deps.version),
    );
    provide(
      bind,
      tokens.LanguagesToken,
      { offered: tokens.OfferedLanguagesToken },
      (deps) => (locale) => deps.offered.forLocale(locale),
    );
    provide(
      bind,
      tokens.RecentSourcesToken,
      { clock: tokens.ClockToken },
      ({ clock }) => new RecentSources(clock),
    );
    provide(
      bind,
      tokens.ReadLinkFactsToken,
      {
        store: tokens.StoreToken,
        web: tokens.WebFetcherToken,
        pages: tokens.PageReaderToken,
        links: tokens.LinkVerdictsToken,
        clock: tokens.ClockToken,
      },
      (deps) => new ReadLinkFacts({ ...deps, web: new RateLimitedFetcher(deps) }),
    );
    provide(
      bind,
      tokens.ScheduleOldLinksToken,
      { store: tokens.StoreToken, ids: tokens.IdGeneratorToken, clock: tokens.ClockToken },
      (deps) => new ScheduleOldLinks(deps),
    );
    provide(
      bind,
      tokens.SendMailToken,
      {
        store: tokens.StoreToken,
        secrets: tokens.SecretsToken,
        mailer: tokens.MailerToken,
        clock: tokens.ClockToken,
        logger: tokens.LoggerToken,
        ...configuration,
        site: tokens.SiteAddressToken,
        languageOf: tokens.LanguagesToken,
      },
      (deps) => {
        const { siteName } = deps.configuration;
        const composeMail = new ComposeMail({ ...deps, siteName, baseUrl: () => deps.site.baseUrl });
        return new SendMail({ ...deps, composeMail, siteName });
      },
    );
    provide(
      bind,
      tokens.MakeTodayToken,
      {
        store: tokens.StoreToken,
        index: tokens.DiscoveryIndexToken,
        picks: tokens.TodayPicksToken,
        clock: tokens.ClockToken,
        ids: tokens.IdGeneratorToken,
      },
      (deps) =>
        new MakeToday({ ...deps, activity: new ReadPublicActivity({ ...deps, feeds: deps.store.feeds }) }),
    );
    provide(
      bind,
      tokens.MakeExportToken,
      {
        store: tokens.StoreToken,
        exportFiles: tokens.ExportFilesToken,
        media: tokens.MediaStoreToken,
        videos: tokens.VideoFilesToken,
        ids: tokens.IdGeneratorToken,
        clock: tokens.ClockToken,
        logger: tokens.LoggerToken,
      },
      (deps) => new MakeExport({ ...deps, formatTime: (ms) => new Date(ms).toISOString() }),
    );
    provide(
      bind,
      tokens.ClearExportsToken,
      { store: tokens.StoreToken, exportFiles: tokens.ExportFilesToken, clock: tokens.ClockToken },
      (deps) => new ClearExports(deps),
    );
    provide(
      bind,
      tokens.DeleteAccountsToken,
      {
        store: tokens.StoreToken,
        exportFiles: tokens.ExportFilesToken,
        clock: tokens.ClockToken,
        logger: tokens.LoggerToken,
      },
      (deps) => new DeleteAccounts(deps),
    );
    provide(
      bind,
      tokens.PurgeExpiredToken,
      {
        store: tokens.StoreToken,
        clock: tokens.ClockToken,
        outbox: tokens.OutboxToken,
        configuration: tokens.ConfigurationToken,
      },
      ({ configuration: { consentLogDays }, ...deps }) => new PurgeExpired({ ...deps, consentLogDays }),
    );
    provide(
      bind,
      tokens.AdServerToken,
      {
        store: tokens.StoreToken,
        clock: tokens.ClockToken,
        processes: tokens.ProcessesToken,
        ...configuration,
      },
      (deps) =>
        deps.configuration.adsEnabled ? new AdServer({ ...deps, signal: deps.processes.signal }) : null,
    );

    const media = {
      store: tokens.StoreToken,
      media: tokens.MediaStoreToken,
      pictures: tokens.PictureProcessorToken,
      embedder: tokens.PictureEmbedderToken,
      secrets: tokens.SecretsToken,
      ids: tokens.IdGeneratorToken,
      clock: tokens.ClockToken,
      logger: tokens.LoggerToken,
      quota: tokens.StorageQuotaToken,
      removed: tokens.RemovedPicturesToken,
    };
    provideEvents(bind);
    provideConsentLog(bind);
    provide(
      bind,
      tokens.RemovedPicturesToken,
      { store: tokens.StoreToken, clock: tokens.ClockToken },
      (deps) => new RemovedPictures(deps),
    );
    provideVideos(bind);
    provide(bind, tokens.StoreUploadToken, media, (deps) => new StoreUpload(deps));
    provide(bind, tokens.ServePictureToken, media, (deps) => new ServePicture(deps));
    provide(bind, tokens.MakeAvifToken, media, (deps) => new MakeAvif(deps));
    provide(bind, tokens.ComputeLooksToken, media, (deps) => new ComputeLooks(deps));
    provide(bind, tokens.ComputeEmbeddingsToken, media, (deps) => new ComputeEmbeddings(deps));
    provide(bind, tokens.CollectUnusedPicturesToken, media, (deps) => new CollectUnusedPictures(deps));
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
  });
}
