import { ContainerModule } from 'inversify';
import type { HttpClient } from '../../adapters/http/http-client.ts';
import type { CsrfToken } from '../../adapters/http/resource-client.ts';
import { InMemoryKeyValueStorage } from '../../adapters/in-memory/in-memory-key-value-storage.ts';
import type { DraftServices } from '../../application/drafts/draft-services.ts';
import type { Logger } from '../../application/ports/logger.ts';
import { openInMemoryDrafts } from '../open-in-memory-drafts.ts';
import { openSaving } from '../open-saving.ts';
import { openShortcutSwitch } from '../open-shortcut-switch.ts';
import { provide, provideValue } from '../provide.ts';
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
  drafts = openInMemoryDrafts(),
}: TestProfile): ContainerModule {
  return new ContainerModule(({ bind }) => {
    provideValue(bind, tokens.HttpClientToken, http);
    provideValue(bind, tokens.UploadHttpClientToken, http);
    provideValue(bind, tokens.CsrfTokenToken, csrfToken);
    provideValue(bind, tokens.OpenDraftsToken, () => Promise.resolve(drafts));
    provide(
      bind,
      tokens.OpenSavingToken,
      { calls: tokens.ResourceClientToken, logger: tokens.LoggerToken },
      (deps) => async () => openSaving(deps.calls, deps.logger, new InMemoryKeyValueStorage()),
    );
    provide(
      bind,
      tokens.OpenShortcutSwitchToken,
      { calls: tokens.ResourceClientToken },
      (deps) => async () => openShortcutSwitch(deps.calls, new InMemoryKeyValueStorage()),
    );
    provideValue(bind, tokens.LoggerToken, logger);
  });
}
