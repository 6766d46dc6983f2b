import { ContainerModule } from 'inversify';
import { provide } from '../../src/composition/provide.ts';
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
import { StoreUpload } from '../application/media/store-upload.ts';
import { AdServer } from '../application/promotions/ad-server.ts';
import { httpSettingsOf } from './settings/http-settings-of.ts';
import { provideConsentLog } from './consent-module.ts';
import { provideEvents } from './events-module.ts';
import { provideHttp } from './http-module.ts';
import { provideVideos } from './video-module.ts';
import * as tokens from './tokens.ts';

/** The use-cases of the server and its HTTP adapter, on ports that other modules bind. */
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
        timer: tokens.TimerToken,
        ids: tokens.IdGeneratorToken,
      },
      (on) => new MakeToday({ ...on, activity: new ReadPublicActivity({ ...on, feeds: on.store.feeds }) }),
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
    provideHttp(bind);
  });
}
