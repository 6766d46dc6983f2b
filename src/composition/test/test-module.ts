import { ContainerModule } from 'inversify';
import type { HttpClient } from '../../adapters/http/http-client.ts';
import type { CsrfToken } from '../../adapters/http/resource-client.ts';
import { InMemoryDraftPictureStorage } from '../../adapters/in-memory/in-memory-draft-picture-storage.ts';
import { InMemoryKeyValueStorage } from '../../adapters/in-memory/in-memory-key-value-storage.ts';
import type { DraftServices } from '../../application/drafts/draft-services.ts';
import type { Logger } from '../../application/ports/logger.ts';
import { openDrafts } from '../open-drafts.ts';
import { provideValue } from '../provide.ts';
import * as tokens from '../tokens.ts';
import { RecordingLogger } from './recording-logger.ts';

type TestProfile = {
  /** The server of the test; reads, writes and uploads all go there. */
  readonly http: HttpClient;
  readonly csrfToken?: CsrfToken;
  readonly logger?: Logger;
  /** Where drafts are kept; in memory when left out. */
  readonly drafts?: DraftServices;
};

/** The app against a server that a test plays. Nothing leaves the process. */
export function testModule({
  http,
  csrfToken = () => null,
  logger = new RecordingLogger(),
  drafts = openDrafts(new InMemoryKeyValueStorage(), new InMemoryDraftPictureStorage()),
}: TestProfile): ContainerModule {
  return new ContainerModule(({ bind }) => {
    provideValue(bind, tokens.HttpClientToken, http);
    provideValue(bind, tokens.UploadHttpClientToken, http);
    provideValue(bind, tokens.CsrfTokenToken, csrfToken);
    provideValue(bind, tokens.OpenDraftsToken, () => Promise.resolve(drafts));
    provideValue(bind, tokens.LoggerToken, logger);
  });
}
