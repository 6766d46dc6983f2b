import { Container } from 'inversify';
import { identifier } from '../../src/composition/token.ts';
import { readConfiguration, settingsWithoutEffect } from '../adapters/node/configuration.ts';
import type { Environment } from '../adapters/node/environment-reader.ts';
import { JsonLogger } from '../adapters/node/json-logger.ts';
import { giveBackAtRest } from '../adapters/node/memory-at-rest.ts';
import { NodeListener } from '../adapters/node/node-listener.ts';
import type { Logger } from '../application/ports/surroundings.ts';
import type { BuiltFiles } from './built-files.ts';
import { offerDemo } from './demo/offer-demo.ts';
import { openParts, type OpenedParts } from './opened-parts.ts';
import { refuseUnsupported } from './refuse-unsupported.ts';
import { serverModule } from './server-module.ts';
import { standJobs } from './standing-jobs.ts';
import { openLanes, startBackground, type Background } from './start-background.ts';
import { CountPinsToken, HttpAppToken, IdGeneratorToken } from './tokens.ts';

export type RunningServer = {
  /** Where it really listens. */
  readonly url: string;
  /** Reads the operator's files again. */
  reload(): void;
  /** Lets running requests end, then closes everything. `cut`: they took longer than the grace time. */
  stop(): Promise<'clean' | 'cut'>;
};

/**
 * Opens everything and listens.
 * @throws {BadConfiguration} @throws {StoreUnusable} @throws {AddressUnusable}
 */
export async function startServer(environment: Environment, built: BuiltFiles): Promise<RunningServer> {
  const configuration = readConfiguration(environment);
  refuseUnsupported(configuration);
  const logger = new JsonLogger({
    level: configuration.logLevel,
    format: configuration.logFormat,
    now: () => Date.now(),
  });
  for (const variable of settingsWithoutEffect(environment)) {
    logger.warn('setting.without_effect', { variable });
  }
  const parts = await openParts(configuration, logger, built);
  const container = new Container({ defaultScope: 'Singleton', jitless: true });
  container.load(serverModule(parts));
  try {
    if (configuration.seed === 'demo') await offerDemo(parts, built);
    const { host, port } = configuration;
    const app = container.get(identifier(HttpAppToken));
    const fetch: typeof app.fetch = (request, connection) => {
      parts.site.learn(request.url);
      return app.fetch(request, connection);
    };
    const listener = await NodeListener.open({ host, port, fetch, logger });
    parts.site.listensOn(listener.url);
    if (parts.site.isUselessToOthers) logger.warn('mail.links_local', { address: parts.site.baseUrl });
    const lanes = openLanes(container);
    const ids = container.get(identifier(IdGeneratorToken));
    await standJobs(parts.store, { clock: parts.clock, ids }, await lanes.takeBack());
    const background = startBackground(container, lanes);
    parts.health.watchQueue(() => background.check());
    const rest = giveBackAtRest({ work: () => listener.answered });
    logger.info('started', { url: listener.url });
    return {
      url: listener.url,
      reload: () => parts.links.reload(),
      stop: async () => {
        rest.stop();
        const outcome = await drain(parts, listener, background);
        await writeLastCounts(container, logger);
        await closeParts(parts);
        logger.info('stopped', { outcome });
        return outcome;
      },
    };
  } catch (error) {
    await closeParts(parts);
    throw error;
  }
}

/** What was counted and not written yet. The end does not fail for it. */
async function writeLastCounts(container: Container, logger: Logger): Promise<void> {
  try {
    await container.get(identifier(CountPinsToken)).write();
  } catch (error) {
    const cause = error instanceof Error ? error : new Error(String(error));
    logger.warn('counts.lost', { error: cause });
  }
}

/** What runs, requests and jobs, has the grace time to end. */
async function drain(
  parts: OpenedParts,
  listener: NodeListener,
  background: Background,
): Promise<'clean' | 'cut'> {
  parts.health.startDraining();
  const grace = Promise.withResolvers<'cut'>();
  const timer = setTimeout(() => grace.resolve('cut'), parts.configuration.shutdownGraceSeconds * 1000);
  const ended = Promise.all([listener.drain(), background.stop()]).then(() => 'clean' as const);
  const outcome = await Promise.race([ended, grace.promise]);
  clearTimeout(timer);
  if (outcome === 'cut') listener.cut();
  return outcome;
}

async function closeParts({ pictures, pages, store, mailer }: OpenedParts): Promise<void> {
  mailer.close();
  await pages.close();
  await pictures.close();
  await store.close();
}
