import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { ContainerModule } from 'inversify';
import { provide } from '../../src/composition/provide.ts';
import { isRestoreInterrupted, removeUnpacked } from '../adapters/files/backup/restore-backup.ts';
import { TrustedHostsFile } from '../adapters/files/trusted-hosts-file.ts';
import { TodayFile } from '../adapters/files/today-file.ts';
import { SynonymsFile } from '../adapters/files/synonyms-file.ts';
import { ExperiencesFile } from '../adapters/files/experiences-file.ts';
import { ExperimentsFile } from '../adapters/files/experiments-file.ts';
import { ExportDirectory } from '../adapters/files/export-directory.ts';
import { FileDrop } from '../adapters/files/file-drop.ts';
import { LinkListFile } from '../adapters/files/link-list-file.ts';
import { NodeSecrets } from '../adapters/node/node-secrets.ts';
import { openFileKey, openSessionSecret } from '../adapters/node/secret-files.ts';
import { timeOfId } from '../adapters/node/snowflake-ids.ts';
import { SharedLock, SQLITE_FILE } from '../adapters/sql/sqlite-node/sqlite-files.ts';
import { openSqliteStore } from '../adapters/sql/sqlite-node/sqlite-store.ts';
import { StoreUnusable } from '../adapters/sql/store/store-unusable.ts';
import type { Store } from '../application/ports/store.ts';
import { onlyProcess } from '../application/processes/only-process.ts';
import { openDiscovery } from './discovery/open-discovery.ts';
import { provideMedia } from './media-module.ts';
import { provideAsync } from './provide-async.ts';
import { openSetupCode } from './settings/setup-code.ts';
import * as tokens from './tokens.ts';
import { usable } from './usable.ts';

/** The store in DATA_DIR keeps other servers out by itself. */
const LOCKED_BY_STORE = { isFirst: async () => true, share: async () => undefined, release: () => undefined };

/** The data in DATA_DIR or in a database, and the operator's files. */
export function dataModule(): ContainerModule {
  return new ContainerModule(({ bind }) => {
    const configuration = { configuration: tokens.ConfigurationToken };
    const clock = { clock: tokens.ClockToken };
    const surroundings = { ...clock, logger: tokens.LoggerToken };
    const directory = { directory: tokens.DataDirectoryToken };
    provideAsync(bind, tokens.DataDirectoryToken, configuration, async ({ configuration: { dataDir } }) => {
      await usable(mkdir(dataDir, { recursive: true, mode: 0o700 }));
      if (await usable(isRestoreInterrupted(dataDir))) {
        throw new StoreUnusable(`A restore into ${dataDir} was interrupted: restore again with --force.`);
      }
      return dataDir;
    });
    provide(bind, tokens.DataLockToken, configuration, ({ configuration: { databaseUrl, dataDir } }) =>
      databaseUrl === null ? LOCKED_BY_STORE : new SharedLock(dataDir),
    );
    provideAsync(
      bind,
      tokens.StoreToken,
      {
        ...configuration,
        ...directory,
        lock: tokens.DataLockToken,
        built: tokens.BuiltFilesToken,
        logger: tokens.LoggerToken,
        metrics: tokens.MetricsToken,
      },
      async ({
        configuration: { databaseUrl, databasePoolSize },
        directory,
        lock,
        built,
        logger,
        metrics,
      }): Promise<Store> => {
        const measuring =
          metrics === null
            ? {}
            : { onStatement: (sql: string) => metrics.statement(sql), onTransaction: metrics.transaction };
        if (databaseUrl === null) {
          const file = path.join(directory, SQLITE_FILE);
          const store = await openSqliteStore({
            path: file,
            workerUrl: built.storeWorker,
            logger,
            ...measuring,
          });
          await usable(removeUnpacked(directory));
          return store;
        }
        // Loaded when it is needed: the driver takes memory.
        if (await lock.isFirst()) await usable(removeUnpacked(directory));
        const { openPostgresStore } = await import('../adapters/sql/postgres-node/postgres-store.ts');
        return openPostgresStore({
          url: databaseUrl,
          poolSize: databasePoolSize,
          logger,
          lock,
          ...measuring,
        });
      },
    );
    provideAsync(
      bind,
      tokens.ProcessesToken,
      // Its tables are there when the store is open.
      {
        ...configuration,
        ...surroundings,
        timer: tokens.TimerToken,
        store: tokens.StoreToken,
        secrets: tokens.SecretsToken,
      },
      async ({ configuration: { databaseUrl, redisUrl }, secrets, ...surroundings }) => {
        if (databaseUrl === null) return onlyProcess();
        const owner = randomUUID();
        const { openPostgresProcesses } = await import('../adapters/sql/postgres-node/postgres-processes.ts');
        const processes = await openPostgresProcesses({ ...surroundings, url: databaseUrl, owner });
        if (redisUrl === null) return processes;
        const { processesWithRedis } = await import('../adapters/redis/processes-with-redis.ts');
        const prefix = `pinakes:${secrets.sign('redis', 'instance').slice(0, 16)}:`;
        return processesWithRedis(processes, { ...surroundings, url: redisUrl, prefix, owner });
      },
    );
    provide(
      bind,
      tokens.DiscoveryIndexToken,
      {
        ...configuration,
        ...directory,
        built: tokens.BuiltFilesToken,
        logger: tokens.LoggerToken,
        embedder: tokens.PictureEmbedderToken,
      },
      ({ configuration: { databaseUrl }, directory, built, logger, embedder }) => {
        const { version, discoveryWorker: workerUrl } = built;
        const embeddingModel = embedder?.model ?? null;
        return openDiscovery({ directory, databaseUrl, version, embeddingModel, workerUrl, logger });
      },
    );
    provideAsync(bind, tokens.NewestIdToken, { store: tokens.StoreToken, ...clock }, async (deps) => {
      const newestId = await deps.store.newestId();
      refuseLateClock(deps.clock.now(), newestId);
      return newestId;
    });
    provideAsync(bind, tokens.SecretsToken, { ...configuration, ...directory }, async (deps) => {
      const { sessionSecrets } = deps.configuration;
      return new NodeSecrets(
        sessionSecrets.length > 0 ? sessionSecrets : [await usable(openSessionSecret(deps.directory))],
        await usable(openFileKey(deps.directory)),
      );
    });
    provideMedia(bind);
    provideAsync(
      bind,
      tokens.SetupCodeToken,
      { ...configuration, ...directory, store: tokens.StoreToken },
      async (deps) => {
        // Sample people are created before anybody can sign up.
        const hasSeed = deps.configuration.seed !== null;
        const isStoreEmpty = !hasSeed && (await deps.store.users.isEmpty());
        return usable(openSetupCode({ configuration: deps.configuration, isStoreEmpty }));
      },
    );
    provide(
      bind,
      tokens.ExportFilesToken,
      { ...configuration, ...clock },
      (deps) => new ExportDirectory(path.join(deps.configuration.dataDir, 'exports'), deps.clock),
    );
    provide(
      bind,
      tokens.OutboxFolderToken,
      configuration,
      (deps) => new FileDrop(path.join(deps.configuration.dataDir, 'outbox')),
    );
    provide(bind, tokens.OutboxToken, { folder: tokens.OutboxFolderToken }, ({ folder }) => ({
      removeBefore: (time) => folder.removeBefore(time, '.eml'),
    }));
    provide(
      bind,
      tokens.ExperienceRegistryToken,
      { ...configuration, ...surroundings },
      (deps) => new ExperiencesFile(deps.configuration.experiencesFile, deps),
    );
    provide(
      bind,
      tokens.ExperimentRegistryToken,
      { ...configuration, ...surroundings },
      (deps) => new ExperimentsFile(deps.configuration.experimentsFile, deps),
    );
    provide(
      bind,
      tokens.TodayPicksToken,
      { ...configuration, ...surroundings },
      (deps) => new TodayFile(deps.configuration.todayFile, deps),
    );
    provide(
      bind,
      tokens.SynonymListToken,
      { ...configuration, ...surroundings },
      (deps) => new SynonymsFile(deps.configuration.synonymsFile, deps),
    );
    provide(
      bind,
      tokens.LinkVerdictsToken,
      { ...configuration, ...surroundings },
      (deps) => new LinkListFile(deps.configuration.linkBlocklistFile, deps),
    );
    provide(
      bind,
      tokens.TrustedHostsToken,
      { ...configuration, ...surroundings },
      (deps) => new TrustedHostsFile(deps.configuration.linkTrustlistFile, deps),
    );
  });
}

/**
 * New ids must be larger than the stored ones. A clock that is behind by less than a day is compensated by counting on.
 */
const LATE_CLOCK_MS = 86_400_000;

/** @throws {StoreUnusable} */
function refuseLateClock(now: number, newestId: number): void {
  const newest = timeOfId(newestId);
  if (newestId === 0 || newest - now < LATE_CLOCK_MS) return;
  const [clock, data] = [now, newest].map((time) => new Date(time).toISOString());
  throw new StoreUnusable(
    `The clock of this machine says ${clock}, but the newest data is of ${data}. Set the clock and start again.`,
  );
}
