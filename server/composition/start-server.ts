import type { Assembly } from '../../src/composition/assembly.ts';
import { readConfiguration, settingsWithoutEffect } from '../adapters/node/configuration.ts';
import type { Environment } from '../adapters/node/environment-reader.ts';
import { releaseIdleMemory } from '../adapters/node/release-idle-memory.ts';
import { NodeListener } from '../adapters/node/node-listener.ts';
import type { BuiltFiles } from './built-files.ts';
import { closeServer } from './assemble-server.ts';
import { createServer } from './create-server.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { overrides } from './overrides.ts';
import { pagesModule } from './pages-module.ts';
import { ensureRecurringJobs } from './jobs/recurring-jobs.ts';
import { openLanes, startBackground, type Background } from './jobs/start-background.ts';
import { measuredServer } from './metrics/measured-server.ts';
import * as tokens from './tokens.ts';

export type RunningServer = {
  /** The actual address. */
  readonly url: string;
  /** Reloads the operator's files. */
  reload(): void;
  /** Waits for running requests, then closes everything. `cut`: they exceeded the grace period. */
  stop(): Promise<'clean' | 'cut'>;
};

/**
 * Opens all dependencies and listens.
 * @throws {InvalidConfiguration} @throws {StoreUnusable} @throws {AddressUnusable}
 */
export async function startServer(
  environment: Environment,
  built: BuiltFiles,
  custom = overrides,
): Promise<RunningServer> {
  const configuration = readConfiguration(environment);
  const assembly = await createServer({ configuration, built, pages: pagesModule(), overrides: custom });
  try {
    const logger = assembly.get(tokens.LoggerToken);
    for (const variable of settingsWithoutEffect(environment)) {
      logger.warn('setting.without_effect', { variable });
    }
    if (configuration.seed === 'demo') await seedDemo(assembly);
    const site = assembly.get(tokens.SiteAddressToken);
    const { host, port } = configuration;
    const app = measuredServer(assembly);
    const fetch: typeof app.fetch = (request, connection) => {
      site.learn(request.url);
      return app.fetch(request, connection);
    };
    const listener = await NodeListener.open({ host, port, fetch, logger });
    site.listensOn(listener.url);
    if (site.isUselessToOthers) logger.warn('mail.links_local', { address: site.baseUrl });
    const lanes = openLanes(assembly);
    const deps = { clock: assembly.get(tokens.ClockToken), ids: assembly.get(tokens.IdGeneratorToken) };
    await ensureRecurringJobs(assembly.get(tokens.StoreToken), deps, await lanes.takeBack());
    const background = startBackground(assembly, lanes);
    assembly.get(tokens.DiscoveryIndexToken).start();
    assembly.get(tokens.PictureEmbedderToken)?.start();
    assembly.get(tokens.HealthToken).watchQueue(() => background.check());
    const rest = releaseIdleMemory({ work: () => listener.answered });
    logger.info('started', { url: listener.url });
    return {
      url: listener.url,
      reload: () => {
        void assembly.get(tokens.LinkVerdictsToken).reload?.();
        assembly.get(tokens.TrustedHostsToken).reload?.();
      },
      stop: async () => {
        rest.stop();
        const outcome = await drain(assembly, listener, background);
        await writeLastCounts(assembly);
        await closeServer(assembly);
        logger.info('stopped', { outcome });
        return outcome;
      },
    };
  } catch (error) {
    await closeServer(assembly);
    throw error;
  }
}

/** Writes pending counts. A failure does not stop the shutdown. */
async function writeLastCounts(assembly: Assembly): Promise<void> {
  try {
    await assembly.get(tokens.TakeBatchesToken).write();
    await assembly.get(tokens.ExperienceCountsToken).write();
    await assembly.get(tokens.AdServerToken)?.storeCounts();
  } catch (error) {
    const cause = error instanceof Error ? error : new Error(String(error));
    assembly.get(tokens.LoggerToken).warn('counts.lost', { error: cause });
  }
}

/** Running requests and jobs get the grace period to finish. */
async function drain(
  assembly: Assembly,
  listener: NodeListener,
  background: Background,
): Promise<'clean' | 'cut'> {
  const { shutdownGraceSeconds } = assembly.get(tokens.ConfigurationToken);
  assembly.get(tokens.HealthToken).startDraining();
  const grace = Promise.withResolvers<'cut'>();
  const timer = setTimeout(() => grace.resolve('cut'), shutdownGraceSeconds * 1000);
  const ended = Promise.all([listener.drain(), background.stop()]).then(() => 'clean' as const);
  const outcome = await Promise.race([ended, grace.promise]);
  clearTimeout(timer);
  if (outcome === 'cut') listener.cut();
  return outcome;
}
