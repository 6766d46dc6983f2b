import { ContainerModule } from 'inversify';
import type { Assembly } from '../../src/composition/assembly.ts';
import { provideValue } from '../../src/composition/provide.ts';
import type { Configuration } from '../adapters/node/configuration.ts';
import type { BuiltFiles } from './built-files.ts';
import { assembleServer, closeServer } from './assemble-server.ts';
import { dataModule } from './data-module.ts';
import { nodeModule } from './node-module.ts';
import { serverModule } from './server-module.ts';
import * as tokens from './tokens.ts';

type ServerOptions = {
  readonly configuration: Configuration;
  readonly built: BuiltFiles;
  /** Binds the page renderer: `pagesModule()`, or a stub when no pages are tested. */
  readonly pages: ContainerModule;
  /** Modules that override tokens of the server; replaced bindings are not opened. */
  readonly overrides?: readonly ContainerModule[] | undefined;
};

/**
 * Assembles a server and opens what it needs. Production, sample content, benchmarks and tests all use it. The server
 * does not listen and runs no jobs yet.
 * @throws when an override binds a token that nothing uses @throws {StoreLocked} @throws {StoreUnusable}
 */
export async function createServer({
  configuration,
  built,
  pages,
  overrides,
}: ServerOptions): Promise<Assembly> {
  const settings = new ContainerModule(({ bind }) => {
    provideValue(bind, tokens.ConfigurationToken, configuration);
    provideValue(bind, tokens.BuiltFilesToken, built);
  });
  const assembly = await assembleServer({
    overrides,
    profile: [settings, dataModule(), nodeModule(), serverModule(), pages],
  });
  try {
    // Everything is open and tidy: now other servers may come in.
    await assembly.get(tokens.DataLockToken).share();
    return assembly;
  } catch (error) {
    await closeServer(assembly);
    throw error;
  }
}
