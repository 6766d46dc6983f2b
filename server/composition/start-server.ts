import { Container } from 'inversify';
import { identifier } from '../../src/composition/token.ts';
import { readConfiguration } from '../adapters/node/configuration.ts';
import type { Environment } from '../adapters/node/environment-reader.ts';
import { JsonLogger } from '../adapters/node/json-logger.ts';
import { NodeListener } from '../adapters/node/node-listener.ts';
import type { CollectUnusedPictures } from '../application/media/collect-unused-pictures.ts';
import type { Logger } from '../application/ports/surroundings.ts';
import type { BuiltFiles } from './built-files.ts';
import { openParts, type OpenedParts } from './opened-parts.ts';
import { refuseUnsupported } from './refuse-unsupported.ts';
import { serverModule } from './server-module.ts';
import { startBackground } from './start-background.ts';
import { CollectUnusedPicturesToken, HttpAppToken } from './tokens.ts';

const COLLECT_EVERY_MS = 60 * 60 * 1000;
const FIRST_COLLECTION_MS = 60 * 1000;

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
  const parts = await openParts(configuration, logger, built);
  const container = new Container({ defaultScope: 'Singleton', jitless: true });
  container.load(serverModule(parts));
  try {
    const { host, port } = configuration;
    const { fetch } = container.get(identifier(HttpAppToken));
    const listener = await NodeListener.open({ host, port, fetch, logger });
    if (configuration.publicUrl === null) {
      parts.site.baseUrl = `http://localhost:${new URL(listener.url).port || '80'}`;
    }
    const background = startBackground(container);
    const collector = collectRegularly(container.get(identifier(CollectUnusedPicturesToken)), logger);
    logger.info('started', { url: listener.url });
    return {
      url: listener.url,
      reload: () => parts.links.reload(),
      stop: async () => {
        collector.stop();
        const outcome = await drain(parts, listener);
        await background.stop();
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

async function drain(parts: OpenedParts, listener: NodeListener): Promise<'clean' | 'cut'> {
  parts.health.startDraining();
  const grace = Promise.withResolvers<'cut'>();
  const timer = setTimeout(() => grace.resolve('cut'), parts.configuration.shutdownGraceSeconds * 1000);
  const outcome = await Promise.race([listener.drain().then(() => 'clean' as const), grace.promise]);
  clearTimeout(timer);
  if (outcome === 'cut') listener.cut();
  return outcome;
}

async function closeParts({ pictures, store, mailer }: OpenedParts): Promise<void> {
  mailer.close();
  await pictures.close();
  await store.close();
}

/** Clears away unused pictures soon after the start and then about once an hour. */
function collectRegularly(collector: CollectUnusedPictures, logger: Logger): { stop(): void } {
  const run = () =>
    collector.run().then(
      ({ uploads, pictures }) => logger.debug('pictures.collected', { uploads, pictures }),
      (error: unknown) => logger.error('pictures.collecting_failed', { error: asError(error) }),
    );
  const first = setTimeout(() => void run(), FIRST_COLLECTION_MS);
  const every = setInterval(() => void run(), COLLECT_EVERY_MS);
  return {
    stop: () => {
      clearTimeout(first);
      clearInterval(every);
    },
  };
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
