import { ContainerModule } from 'inversify';
import type { Assembly } from '../../src/composition/assembly.ts';
import { provideValue } from '../../src/composition/provide.ts';
import type { Configuration } from '../adapters/node/configuration.ts';
import type { BuiltFiles } from './built-files.ts';
import { assembleServer } from './assemble-server.ts';
import { dataModule } from './data-module.ts';
import { nodeModule } from './node-module.ts';
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
  return assembleServer({
    overrides,
    profile: [given, dataModule(), nodeModule(), serverModule(), pages],
  });
}
