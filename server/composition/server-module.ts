import path from 'node:path';
import { ContainerModule } from 'inversify';
import { provide, provideValue } from '../../src/composition/provide.ts';
import { ExportDirectory } from '../adapters/files/export-directory.ts';
import { catalogue } from '../adapters/http-api/calls/catalogue.ts';
import { exportFiles } from '../adapters/http-api/calls/export-file.ts';
import { oneClickUnsubscribe } from '../adapters/http-api/calls/one-click-unsubscribe.ts';
import { createHttpApp } from '../adapters/http-api/core/http-app.ts';
import { SlidingWindowLimiter } from '../adapters/http-api/core/sliding-window-limiter.ts';
import { serveMedia } from '../adapters/http-api/media/serve-media.ts';
import { uploadImage } from '../adapters/http-api/media/upload-image.ts';
import { pagesBy } from '../adapters/http-api/pages/page-response.ts';
import { describeUser } from '../adapters/http-api/serialize/viewer-to-wire.ts';
import { Argon2PasswordHasher } from '../adapters/node/argon2-password-hasher.ts';
import { NodeCompressor } from '../adapters/node/node-compression.ts';
import { SnowflakeIds } from '../adapters/node/snowflake-ids.ts';
import { ClearEnded } from '../application/accounts/clear-ended.ts';
import { DeleteAccounts } from '../application/accounts/delete-accounts.ts';
import { MakeExports } from '../application/exports/make-exports.ts';
import { ComposeMail } from '../application/mail/compose-mail.ts';
import { DeliverMails } from '../application/mail/deliver-mails.ts';
import { CollectUnusedPictures } from '../application/media/collect-unused-pictures.ts';
import { ServePicture } from '../application/media/serve-picture.ts';
import { StoreUpload } from '../application/media/store-upload.ts';
import { BackgroundWorkers } from './background-work.ts';
import { callDepsOn } from './call-deps.ts';
import { comparedNames } from './compared-names.ts';
import { httpSettingsOf } from './http-settings-of.ts';
import type { OpenedParts } from './opened-parts.ts';
import { sessionBookOf } from './session-book.ts';
import * as tokens from './tokens.ts';

/** The server around parts that had to be opened first. */
export function serverModule(parts: OpenedParts): ContainerModule {
  return new ContainerModule(({ bind }) => {
    provideValue(bind, tokens.ConfigurationToken, parts.configuration);
    provideValue(bind, tokens.SetupCodeToken, parts.setupCode);
    provideValue(bind, tokens.LoggerToken, parts.logger);
    provideValue(bind, tokens.ClockToken, parts.clock);
    provideValue(bind, tokens.SecretsToken, parts.secrets);
    provideValue(bind, tokens.StoreToken, parts.store);
    provideValue(bind, tokens.MediaStoreToken, parts.media);
    provideValue(bind, tokens.PictureProcessorToken, parts.pictures);
    provideValue(bind, tokens.LinkVerdictsToken, parts.links);
    provideValue(bind, tokens.StaticFilesToken, parts.staticFiles);
    provideValue(bind, tokens.PageRendererToken, parts.renderPage);
    provideValue(bind, tokens.HealthToken, parts.health);
    provide(
      bind,
      tokens.IdGeneratorToken,
      { clock: tokens.ClockToken },
      ({ clock }) => new SnowflakeIds(clock),
    );
    provide(bind, tokens.PasswordHasherToken, {}, () => new Argon2PasswordHasher());
    provideValue(bind, tokens.MailerToken, parts.mailer);
    provide(bind, tokens.ExportFilesToken, { clock: tokens.ClockToken }, ({ clock }) => {
      const directory = path.join(parts.configuration.dataDir, 'exports');
      return new ExportDirectory(directory, clock);
    });
    provide(
      bind,
      tokens.BackgroundWorkersToken,
      { clock: tokens.ClockToken, logger: tokens.LoggerToken },
      (deps) => new BackgroundWorkers(deps),
    );
    provide(
      bind,
      tokens.DeliverMailsToken,
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
        return new DeliverMails({ ...deps, composeMail, siteName });
      },
    );
    provide(
      bind,
      tokens.MakeExportsToken,
      {
        store: tokens.StoreToken,
        exportFiles: tokens.ExportFilesToken,
        media: tokens.MediaStoreToken,
        ids: tokens.IdGeneratorToken,
        clock: tokens.ClockToken,
        logger: tokens.LoggerToken,
        bell: tokens.BackgroundWorkersToken,
      },
      (deps) => new MakeExports({ ...deps, formatTime: (ms) => new Date(ms).toISOString() }),
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
      tokens.ClearEndedToken,
      { store: tokens.StoreToken, clock: tokens.ClockToken },
      (deps) => new ClearEnded(deps),
    );
    provide(bind, tokens.RateLimiterToken, {}, () => new SlidingWindowLimiter());

    const media = {
      store: tokens.StoreToken,
      media: tokens.MediaStoreToken,
      pictures: tokens.PictureProcessorToken,
      secrets: tokens.SecretsToken,
      ids: tokens.IdGeneratorToken,
      clock: tokens.ClockToken,
    };
    provide(bind, tokens.StoreUploadToken, media, (deps) => new StoreUpload(deps));
    provide(bind, tokens.ServePictureToken, media, (deps) => new ServePicture(deps));
    provide(bind, tokens.CollectUnusedPicturesToken, media, (deps) => new CollectUnusedPictures(deps));
    provide(
      bind,
      tokens.CallDepsToken,
      {
        configuration: tokens.ConfigurationToken,
        setupCode: tokens.SetupCodeToken,
        store: tokens.StoreToken,
        storeUpload: tokens.StoreUploadToken,
        links: tokens.LinkVerdictsToken,
        passwords: tokens.PasswordHasherToken,
        secrets: tokens.SecretsToken,
        ids: tokens.IdGeneratorToken,
        clock: tokens.ClockToken,
        bell: tokens.BackgroundWorkersToken,
        exportFiles: tokens.ExportFilesToken,
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
        staticFiles: tokens.StaticFilesToken,
        servePicture: tokens.ServePictureToken,
        storeUpload: tokens.StoreUploadToken,
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
          pages: pagesBy(deps.renderPage),
          staticFiles: (request) => deps.staticFiles.answer(request),
          media: serveMedia(deps.servePicture),
          uploadImage: ({ viewer, baseUrl }, { bytes }) =>
            uploadImage(deps.storeUpload, { bytes, userId: viewer.user.id, baseUrl }),
          privateFiles: [exportFiles(deps.calls.readExport)],
          plainRoutes: [oneClickUnsubscribe(deps.calls.mailSubscription)],
          readiness: () => deps.health.readiness(),
        }),
    );
  });
}
