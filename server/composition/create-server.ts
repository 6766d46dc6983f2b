import { ContainerModule } from 'inversify';
import { Assembly } from '../../src/composition/assembly.ts';
import { provideValue } from '../../src/composition/provide.ts';
import type { Configuration } from '../adapters/node/configuration.ts';
import type { BuiltFiles } from './built-files.ts';
import { dataModule } from './data-module.ts';
import { machineModule } from './machine-module.ts';
import { serverModule } from './server-module.ts';
import * as tokens from './tokens.ts';

type ServerOptions = {
  readonly configuration: Configuration;
  readonly built: BuiltFiles;
  /** Binds how pages are made: `pagesModule()`, or something without the app where no page is looked at. */
  readonly pages: ContainerModule;
  /** Modules that bind some tokens anew, in place of what the server binds; what they replace is not opened. */
  readonly overrides?: readonly ContainerModule[] | undefined;
};

/** Opened before anything else, in this order: our adapter, or an override of it, may be asynchronous. */
export const OPENED = [
  tokens.NewestIdToken,
  tokens.SecretsToken,
  tokens.MediaStoreToken,
  tokens.VideoFilesToken,
  tokens.UploadFilesToken,
  tokens.ProgramsToken,
  tokens.SetupCodeToken,
  tokens.ExportFilesToken,
  tokens.ExperimentRegistryToken,
  tokens.LinkVerdictsToken,
  tokens.MailerToken,
  tokens.PageReaderToken,
  tokens.PictureProcessorToken,
  tokens.VideoToolsToken,
  tokens.WebFetcherToken,
] as const;

/**
 * Puts a server together and opens what it needs: the only way to do it, for people, the sample content, benchmarks and
 * tests. It does not listen and does no jobs yet.
 * @throws when an override binds what nothing asks for @throws {StoreLocked} @throws {StoreUnusable}
 */
export async function createServer({
  configuration,
  built,
  pages,
  overrides,
}: ServerOptions): Promise<Assembly> {
  const given = new ContainerModule(({ bind }) => {
    provideValue(bind, tokens.ConfigurationToken, configuration);
    provideValue(bind, tokens.BuiltFilesToken, built);
  });
  const assembly = new Assembly({
    overrides,
    profile: [given, dataModule(), machineModule(), serverModule(), pages],
  });
  const store = await assembly.getAsync(tokens.StoreToken);
  try {
    for (const token of OPENED) await assembly.getAsync<unknown>(token as never);
    return assembly;
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Closes what was opened, overrides too. */
export async function closeServer(assembly: Assembly): Promise<void> {
  assembly.get(tokens.MailerToken).close();
  await assembly.get(tokens.PageReaderToken).close();
  await assembly.get(tokens.PictureProcessorToken).close();
  await assembly.get(tokens.StoreToken).close();
}
