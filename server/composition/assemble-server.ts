import { ContainerModule, type ServiceIdentifier } from 'inversify';
import { Assembly } from '../../src/composition/assembly.ts';
import type { Processes } from '../application/ports/processes.ts';
import * as tokens from './tokens.ts';

type AssemblyOptions = {
  /** The modules that bind all dependencies of a server. */
  readonly profile: readonly ContainerModule[];
  readonly overrides?: readonly ContainerModule[] | undefined;
};

/** These dependencies are opened first, in this order; then other asynchronous overrides. */
export const SERVER_RESOURCES = [
  tokens.ProcessesToken,
  tokens.OfferedLanguagesToken,
  tokens.NewestIdToken,
  tokens.SecretsToken,
  tokens.ObjectStorageToken,
  tokens.MediaStoreToken,
  tokens.VideoFilesToken,
  tokens.UploadFilesToken,
  tokens.ProgramsToken,
  tokens.SetupCodeToken,
  tokens.ExportFilesToken,
  tokens.DiscoveryIndexToken,
  tokens.ExperienceRegistryToken,
  tokens.ExperimentRegistryToken,
  tokens.SynonymListToken,
  tokens.TodayPicksToken,
  tokens.LinkVerdictsToken,
  tokens.MailerToken,
  tokens.PageReaderToken,
  tokens.PictureProcessorToken,
  tokens.PictureEmbedderToken,
  tokens.VideoToolsToken,
  tokens.WebFetcherToken,
] as const;

/**
 * Assembles the modules of a profile and opens what they need, on any platform.
 * @throws when an override binds a token that nothing uses @throws errors of opening
 */
export async function assembleServer({ profile, overrides }: AssemblyOptions): Promise<Assembly> {
  const overridden = new Set<ServiceIdentifier>();
  const assembly = new Assembly({ overrides: overrides?.map(notingIn(overridden)), profile });
  const store = await assembly.getAsync(tokens.StoreToken);
  let processes: Processes | undefined;
  try {
    processes = await assembly.getAsync(tokens.ProcessesToken);
    for (const token of [...SERVER_RESOURCES, ...overridden])
      await assembly.getAsync<unknown>(token as never);
    return assembly;
  } catch (error) {
    await processes?.close();
    await store.close();
    throw error;
  }
}

/** The same module, recording the tokens that it binds. */
function notingIn(bound: Set<ServiceIdentifier>) {
  return (module: ContainerModule) =>
    new ContainerModule((options) =>
      module.load({
        ...options,
        bind: <T>(to: ServiceIdentifier<T>) => {
          bound.add(to);
          return options.bind(to);
        },
      }),
    );
}

/** Closes all opened dependencies, including overrides. */
export async function closeServer(assembly: Assembly): Promise<void> {
  assembly.get(tokens.MailerToken).close();
  await assembly.get(tokens.PageReaderToken).close();
  await assembly.get(tokens.PictureProcessorToken).close();
  await assembly.get(tokens.PictureEmbedderToken)?.close();
  await assembly.get(tokens.EventSinkToken)?.close();
  await assembly.get(tokens.ObjectStorageToken)?.close();
  await assembly.get(tokens.ProcessesToken).close();
  await assembly.get(tokens.DiscoveryIndexToken).close();
  await assembly.get(tokens.StoreToken).close();
}
