import { ContainerModule } from 'inversify';
import { provide, provideValue } from '../../src/composition/provide.ts';
import { checkSpace } from '../adapters/files/check-space.ts';
import { StaticFiles } from '../adapters/files/static-files.ts';
import { SharedWindowLimiter } from '../adapters/http-api/core/call/shared-window-limiter.ts';
import { SlidingWindowLimiter } from '../adapters/http-api/core/call/sliding-window-limiter.ts';
import { HeifConverter } from '../adapters/images/heif-converter.ts';
import { SharpPictureProcessor } from '../adapters/images/sharp-picture-processor.ts';
import { OutboxMailer } from '../adapters/mail/outbox-mailer.ts';
import { SmtpMailer } from '../adapters/mail/smtp-mailer.ts';
import { Argon2PasswordHasher } from '../adapters/node/argon2-password-hasher.ts';
import { NatsEventSink } from '../adapters/nats/nats-event-sink.ts';
import { JsonLogger } from '../adapters/node/json-logger.ts';
import { Metrics } from '../adapters/node/metrics.ts';
import { NodeCompressor } from '../adapters/node/node-compression.ts';
import { SnowflakeIds } from '../adapters/node/snowflake-ids.ts';
import { SystemClock } from '../adapters/node/system-clock.ts';
import { SystemTimer } from '../adapters/node/system-timer.ts';
import { findProgram } from '../adapters/video/find-program.ts';
import { runLimited } from '../adapters/video/limited-process.ts';
import { LocalVideoTools } from '../adapters/video/local-video-tools.ts';
import { GuardedFetcher } from '../adapters/web/guarded-fetcher.ts';
import { ThreadedPageReader } from '../adapters/web/threaded-page-reader.ts';
import { Health } from './health.ts';
import { measuredFetcher } from './metrics/measured-fetcher.ts';
import { provideAsync } from './provide-async.ts';
import { openLanguages } from './settings/open-languages.ts';
import { SiteAddress } from './settings/site-address.ts';
import * as tokens from './tokens.ts';

/** Adapters of the machine, its programs and the network. */
export function nodeModule(): ContainerModule {
  return new ContainerModule(({ bind }) => {
    const configuration = { configuration: tokens.ConfigurationToken };
    const logger = { logger: tokens.LoggerToken };
    const clock = { clock: tokens.ClockToken };
    const built = { built: tokens.BuiltFilesToken };
    provide(bind, tokens.LoggerToken, configuration, (deps) => {
      const { logLevel: level, logFormat: format } = deps.configuration;
      return new JsonLogger({ level, format, now: () => Date.now() });
    });
    provide(bind, tokens.MetricsToken, configuration, ({ configuration: { metricsToken, metricsAllow } }) =>
      metricsToken === null && metricsAllow.length === 0 ? null : new Metrics(),
    );
    provide(
      bind,
      tokens.ClientReportsToken,
      { metrics: tokens.MetricsToken },
      ({ metrics }) => metrics ?? { error: () => undefined, measured: () => undefined },
    );
    provide(bind, tokens.EventSinkToken, configuration, ({ configuration: { natsUrl: url, eventDays } }) =>
      url === null ? null : new NatsEventSink({ url, keptDays: eventDays }),
    );
    provideAsync(bind, tokens.OfferedLanguagesToken, configuration, (deps) =>
      openLanguages(deps.configuration),
    );
    provide(bind, tokens.ClockToken, {}, () => new SystemClock());
    provide(bind, tokens.TimerToken, {}, () => new SystemTimer());
    provide(
      bind,
      tokens.IdGeneratorToken,
      { ...clock, newestId: tokens.NewestIdToken, processes: tokens.ProcessesToken },
      (deps) => new SnowflakeIds(deps.clock, deps.newestId, () => deps.processes.number()),
    );
    provide(bind, tokens.PasswordHasherToken, {}, () => new Argon2PasswordHasher());
    provide(bind, tokens.CompressorToken, {}, () => new NodeCompressor());
    provide(bind, tokens.AppVersionToken, built, (deps) => deps.built.version);
    provide(
      bind,
      tokens.RateLimiterToken,
      { ...logger, processes: tokens.ProcessesToken, timer: tokens.TimerToken, secrets: tokens.SecretsToken },
      ({ processes: { counts }, timer, secrets, logger }) =>
        counts === null
          ? new SlidingWindowLimiter()
          : new SharedWindowLimiter({
              counts,
              timer,
              logger,
              nameOf: (key) => secrets.sign('rate_limit', key).slice(0, 32),
            }),
    );
    provideAsync(bind, tokens.ProgramsToken, { ...configuration, ...logger }, async (deps) => {
      const { ffmpegPath, heifConvertPath } = deps.configuration;
      const searchPath = process.env['PATH'] ?? '';
      const ffmpeg = await findProgram(ffmpegPath ?? 'ffmpeg', searchPath);
      if (ffmpeg === null && ffmpegPath !== null) deps.logger.warn('ffmpeg.not_found');
      const heifConvert = await findProgram(heifConvertPath ?? 'heif-convert', searchPath);
      if (heifConvert === null && heifConvertPath !== null) deps.logger.warn('heif_convert.not_found');
      return { ffmpeg, heifConvert };
    });
    provide(
      bind,
      tokens.VideoToolsToken,
      { programs: tokens.ProgramsToken },
      ({ programs }) => new LocalVideoTools(programs.ffmpeg),
    );
    provide(
      bind,
      tokens.PictureProcessorToken,
      { ...configuration, ...logger, ...built, programs: tokens.ProgramsToken },
      (deps) => {
        const { heifConvert } = deps.programs;
        return new SharpPictureProcessor({
          logger: deps.logger,
          maxImageBytes: deps.configuration.maxImageBytes,
          workerUrl: deps.built.pictureWorker,
          heif: heifConvert === null ? null : new HeifConverter(heifConvert, runLimited),
        });
      },
    );
    provideAsync(
      bind,
      tokens.PictureEmbedderToken,
      { ...configuration, ...logger, ...built },
      async ({ configuration: { embeddingModel: path }, logger, built }) => {
        if (path === null) return null;
        const { openPictureEmbedder } = await import('../adapters/images/embedding/onnx-picture-embedder.ts');
        return openPictureEmbedder({ path, logger, workerUrl: built.embeddingWorker });
      },
    );
    provide(
      bind,
      tokens.WebFetcherToken,
      { ...configuration, metrics: tokens.MetricsToken },
      ({ configuration: { fetchAllowPrivate, fetchProxy }, metrics }) =>
        measuredFetcher(
          new GuardedFetcher({
            product: 'Pinakes',
            ...(fetchAllowPrivate ? { mayReach: () => true } : {}),
            proxy: fetchProxy === null ? null : new URL(fetchProxy),
          }),
          metrics,
        ),
    );
    provide(
      bind,
      tokens.PageReaderToken,
      { ...logger, ...built },
      (deps) => new ThreadedPageReader({ logger: deps.logger, workerUrl: deps.built.pageWorker }),
    );
    const mailing = { ...configuration, ...clock, ...logger, outbox: tokens.OutboxFolderToken };
    provide(bind, tokens.MailerToken, mailing, (deps) => {
      const { smtpUrl, mailFrom: from } = deps.configuration;
      return smtpUrl === null
        ? new OutboxMailer({ ...deps, from })
        : new SmtpMailer({ url: smtpUrl, from, logger: deps.logger });
    });
    provide(bind, tokens.SiteAddressToken, configuration, (deps) => new SiteAddress(deps.configuration));
    provide(
      bind,
      tokens.StaticFilesToken,
      built,
      (deps) => new StaticFiles(deps.built.staticDirectory, { '/favicon.ico': '/static/favicon.ico' }),
    );
    provideValue(bind, tokens.CheckSpaceToken, checkSpace);
    provide(
      bind,
      tokens.HealthToken,
      {
        ...configuration,
        ...clock,
        store: tokens.StoreToken,
        media: tokens.MediaStoreToken,
        checkSpace: tokens.CheckSpaceToken,
        timer: tokens.TimerToken,
      },
      (deps) => {
        const { dataDir } = deps.configuration;
        return new Health({
          clock: deps.clock,
          timer: deps.timer,
          database: () => Promise.all([deps.store.ping(), deps.checkSpace(dataDir)]),
          storage: () => deps.media.check(),
          migrationsPending: () => deps.store.migrationsPending(),
        });
      },
    );
  });
}
