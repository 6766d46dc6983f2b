import { ContainerModule } from 'inversify';
import type { HttpClient } from '../../adapters/http/http-client.ts';
import { InMemoryKeyValueStorage } from '../../adapters/in-memory/in-memory-key-value-storage.ts';
import type { Logger } from '../../application/ports/logger.ts';
import { openInMemoryDrafts } from '../open-in-memory-drafts.ts';
import { openSaving } from '../open-saving.ts';
import { openShortcutSwitch } from '../open-shortcut-switch.ts';
import { provide, provideValue } from '../provide.ts';
import * as tokens from '../tokens.ts';

/** A page rendered on the server: reads go to the server's own handler, nothing is written or sent. */
export function renderedPageModule(http: HttpClient, logger: Logger): ContainerModule {
  return new ContainerModule(({ bind }) => {
    provideValue(bind, tokens.HttpClientToken, http);
    provideValue(bind, tokens.UploadHttpClientToken, http);
    provideValue(bind, tokens.CsrfTokenToken, () => null);
    provideValue(bind, tokens.OpenDraftsToken, async () => openInMemoryDrafts());
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
