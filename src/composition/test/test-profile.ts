import { ContainerModule } from 'inversify';
import type { HttpClient } from '../../adapters/http/client/http-client.ts';
import type { CsrfToken } from '../../adapters/http/client/resource-client.ts';
import type { Logger } from '../../application/ports/logger.ts';
import { httpModule } from '../http-module.ts';
import { inMemoryStorages } from '../in-memory-storages.ts';
import { provideValue } from '../provide.ts';
import * as tokens from '../tokens.ts';
import { RecordingLogger } from './recording-logger.ts';

type TestProfile = {
  /** The server of the test; reads, writes and uploads all go there. */
  readonly http: HttpClient;
  readonly csrfToken?: CsrfToken;
  readonly logger?: Logger;
};

/** The app with a server that a test simulates. Nothing leaves the process. */
export function testProfile({
  http,
  csrfToken = () => null,
  logger = new RecordingLogger(),
}: TestProfile): readonly ContainerModule[] {
  const test = new ContainerModule(({ bind }) => {
    provideValue(bind, tokens.HttpClientToken, http);
    provideValue(bind, tokens.UploadHttpClientToken, http);
    provideValue(bind, tokens.CsrfTokenToken, csrfToken);
    provideValue(bind, tokens.FetchStoragesToken, () => Promise.resolve([inMemoryStorages]));
    provideValue(bind, tokens.LoggerToken, logger);
  });
  return [test, httpModule()];
}
