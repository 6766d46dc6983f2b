import path from 'node:path';
import { ContainerModule } from 'inversify';
import { provide, provideValue } from '../../src/composition/provide.ts';
import { ExperimentsFile } from '../adapters/files/experiments-file.ts';
import { ExportDirectory } from '../adapters/files/export-directory.ts';
import { FileDrop } from '../adapters/files/file-drop.ts';
import { catalogue } from '../adapters/http-api/calls/catalogue.ts';
import { experimentGroups } from '../adapters/http-api/calls/experiment-calls.ts';
import { exportFiles } from '../adapters/http-api/calls/export-file.ts';
import { oneClickUnsubscribe } from '../adapters/http-api/calls/one-click-unsubscribe.ts';
import { createHttpApp } from '../adapters/http-api/core/http-app.ts';
import { IdentifyAccount } from '../application/accounts/identify-account.ts';
import { SlidingWindowLimiter } from '../adapters/http-api/core/sliding-window-limiter.ts';
import { mediaUploadRoute } from '../adapters/http-api/media/media-upload-route.ts';
import { serveVideos } from '../adapters/http-api/media/serve-videos.ts';
import { shareTarget } from '../adapters/http-api/install/share-target.ts';
import { serveMedia } from '../adapters/http-api/media/serve-media.ts';
import { RateLimits } from '../adapters/http-api/core/rate-limits.ts';
import { sourcePreview } from '../adapters/http-api/media/source-preview.ts';
import { uploadImage } from '../adapters/http-api/media/upload-image.ts';
import { pagesBy } from '../adapters/http-api/pages/page-response.ts';
import { describeUser } from '../adapters/http-api/serialize/viewer-to-wire.ts';
import { Argon2PasswordHasher } from '../adapters/node/argon2-password-hasher.ts';
import { NodeCompressor } from '../adapters/node/node-compression.ts';
import { SnowflakeIds } from '../adapters/node/snowflake-ids.ts';
import { SystemTimer } from '../adapters/node/system-timer.ts';
import { ClearEnded } from '../application/accounts/clear-ended.ts';
import { DeleteAccounts } from '../application/accounts/delete-accounts.ts';
import { ClearExports } from '../application/exports/clear-exports.ts';
import { MakeExport } from '../application/exports/make-export.ts';
import { ComposeMail } from '../application/mail/compose-mail.ts';
import { SendMail } from '../application/mail/send-mail.ts';
import { CollectUnusedPictures } from '../application/media/collect-unused-pictures.ts';
import { MakeAvif } from '../application/media/make-avif.ts';
import { ServePicture } from '../application/media/serve-picture.ts';
import { BeginOldLinks } from '../application/sources/begin-old-links.ts';
import { PoliteWeb } from '../application/sources/polite-web.ts';
import { ReadLinkFacts } from '../application/sources/read-link-facts.ts';
import { RecentSources } from '../application/sources/recent-sources.ts';
import { PreviewSource } from '../application/sources/preview-source.ts';
import { StoreUpload } from '../application/media/store-upload.ts';
import { CountPins } from '../application/statistics/count-pins.ts';
import { callDepsOn } from './call-deps.ts';
import { comparedNames } from './compared-names.ts';
import { httpSettingsOf } from './http-settings-of.ts';
import type { OpenedParts } from './opened-parts.ts';
import { sessionBookOf } from './session-book.ts';
import { provideVideos } from './video-module.ts';
import * as tokens from './tokens.ts';

/** The server around parts that had to be opened first. */
export function serverModule(parts: OpenedParts): ContainerModule {
  return new ContainerModule(({ bind }) => {
    provideValue(bind, tokens.ConfigurationToken, parts.configuration);
    provideValue(bind, tokens.SetupCodeToken, parts.setupCode);
    provideValue(bind, tokens.LoggerToken, parts.logger);
    provideValue(bind, tokens.ClockToken, parts.clock);
    provideValue(bind, tokens.TimerToken, new SystemTimer());
    provideValue(bind, tokens.SecretsToken, parts.secrets);
    provideValue(bind, tokens.StoreToken, parts.store);
    provideValue(bind, tokens.MediaStoreToken, parts.media);
    provideValue(bind, tokens.PictureProcessorToken, parts.pictures);
    provideValue(bind, tokens.WebFetcherToken, parts.web);
    provideValue(bind, tokens.PageReaderToken, parts.pages);
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
        clock: tokens.ClockToken,
      },
      (deps) => new ReadLinkFacts({ ...deps, web: new PoliteWeb(deps) }),
    );
    provide(
      bind,
      tokens.BeginOldLinksToken,
      { store: tokens.StoreToken, ids: tokens.IdGeneratorToken, clock: tokens.ClockToken },
      (deps) => new BeginOldLinks(deps),
    );
    provideValue(bind, tokens.LinkVerdictsToken, parts.links);
    provideValue(bind, tokens.StaticFilesToken, parts.staticFiles);
    provideValue(bind, tokens.PageRendererToken, parts.renderPage);
    provideValue(bind, tokens.HealthToken, parts.health);
    provide(
      bind,
      tokens.IdGeneratorToken,
      { clock: tokens.ClockToken },
      ({ clock }) => new SnowflakeIds(clock, parts.newestId),
    );
    provide(bind, tokens.PasswordHasherToken, {}, () => new Argon2PasswordHasher());
    provideValue(bind, tokens.MailerToken, parts.mailer);
    provide(bind, tokens.ExportFilesToken, { clock: tokens.ClockToken }, ({ clock }) => {
      const directory = path.join(parts.configuration.dataDir, 'exports');
      return new ExportDirectory(directory, clock);
    });
    provide(
      bind,
      tokens.ExperimentRegistryToken,
      { clock: tokens.ClockToken, logger: tokens.LoggerToken },
      (deps) => new ExperimentsFile(parts.configuration.experimentsFile, deps),
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
      },
      (deps) => {
        const { siteName } = parts.configuration;
        const composeMail = new ComposeMail({ ...deps, siteName, baseUrl: () => parts.site.baseUrl });
        return new SendMail({ ...deps, composeMail, siteName });
      },
    );
    provide(
      bind,
      tokens.MakeExportToken,
      {
        store: tokens.StoreToken,
        exportFiles: tokens.ExportFilesToken,
        media: tokens.MediaStoreToken,
        ids: tokens.IdGeneratorToken,
        clock: tokens.ClockToken,
        logger: tokens.LoggerToken,
      },
      (deps) =>
        new MakeExport({
          ...deps,
          videos: parts.videos,
          formatTime: (ms) => new Date(ms).toISOString(),
        }),
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
    provide(bind, tokens.ClearEndedToken, { store: tokens.StoreToken, clock: tokens.ClockToken }, (deps) => {
      const folder = new FileDrop(path.join(parts.configuration.dataDir, 'outbox'));
      const outbox = { removeBefore: (time: number) => folder.removeBefore(time, '.eml') };
      return new ClearEnded({ ...deps, outbox });
    });
    provide(bind, tokens.RateLimiterToken, {}, () => new SlidingWindowLimiter());
    provide(
      bind,
      tokens.CountPinsToken,
      { store: tokens.StoreToken, clock: tokens.ClockToken },
      (deps) => new CountPins({ ...deps, writtenAfterMs: parts.configuration.countsWrittenSeconds * 1000 }),
    );

    const media = {
      store: tokens.StoreToken,
      media: tokens.MediaStoreToken,
      pictures: tokens.PictureProcessorToken,
      secrets: tokens.SecretsToken,
      ids: tokens.IdGeneratorToken,
      clock: tokens.ClockToken,
      quota: tokens.StorageQuotaToken,
    };
    provideVideos(bind, parts);
    provide(bind, tokens.StoreUploadToken, media, (deps) => new StoreUpload(deps));
    provide(bind, tokens.ServePictureToken, media, (deps) => new ServePicture(deps));
    provide(bind, tokens.MakeAvifToken, media, (deps) => new MakeAvif(deps));
    provide(bind, tokens.CollectUnusedPicturesToken, media, (deps) => new CollectUnusedPictures(deps));
    provide(
      bind,
      tokens.CallDepsToken,
      {
        configuration: tokens.ConfigurationToken,
        setupCode: tokens.SetupCodeToken,
        store: tokens.StoreToken,
        storeUpload: tokens.StoreUploadToken,
        quota: tokens.StorageQuotaToken,
        pictures: tokens.PictureProcessorToken,
        links: tokens.LinkVerdictsToken,
        web: tokens.WebFetcherToken,
        pages: tokens.PageReaderToken,
        recent: tokens.RecentSourcesToken,
        logger: tokens.LoggerToken,
        passwords: tokens.PasswordHasherToken,
        secrets: tokens.SecretsToken,
        ids: tokens.IdGeneratorToken,
        clock: tokens.ClockToken,
        countPins: tokens.CountPinsToken,
        exportFiles: tokens.ExportFilesToken,
        experiments: tokens.ExperimentRegistryToken,
      },
      callDepsOn,
    );
    provide(
      bind,
      tokens.HttpAppToken,
      {
        configuration: tokens.ConfigurationToken,
        calls: tokens.CallDepsToken,
        store: tokens.StoreToken,
        secrets: tokens.SecretsToken,
        clock: tokens.ClockToken,
        ids: tokens.IdGeneratorToken,
        logger: tokens.LoggerToken,
        rateLimiter: tokens.RateLimiterToken,
        timer: tokens.TimerToken,
        staticFiles: tokens.StaticFilesToken,
        servePicture: tokens.ServePictureToken,
        storeUpload: tokens.StoreUploadToken,
        receiveUpload: tokens.ReceiveUploadToken,
        web: tokens.WebFetcherToken,
        pictures: tokens.PictureProcessorToken,
        renderPage: tokens.PageRendererToken,
        health: tokens.HealthToken,
      },
      (deps) =>
        createHttpApp({
          ...deps,
          settings: httpSettingsOf(deps.configuration, parts.appVersion),
          calls: catalogue(deps.calls),
          sessions: sessionBookOf(deps.store, comparedNames(deps.configuration.operators)),
          compressor: new NodeCompressor(),
          describeUser: describeUser(deps.store.pictures, comparedNames(deps.configuration.employees)),
          experiments: experimentGroups(deps.calls),
          identifyAccount: new IdentifyAccount(deps),
          pages: pagesBy(deps.renderPage),
          staticFiles: (request) => parts.installFiles(request) ?? deps.staticFiles.answer(request),
          media: serveVideos(parts.videos, serveMedia(deps.servePicture)),
          uploadImage: ({ viewer, baseUrl }, { bytes }) =>
            uploadImage(deps.storeUpload, { bytes, userId: viewer.user.id, baseUrl }),
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
          ],
          readiness: () => deps.health.readiness(),
        }),
    );
  });
}
