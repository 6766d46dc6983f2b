import { ContainerModule } from 'inversify';
import { ConsoleLogger } from '../../adapters/browser/console-logger.ts';
import { readCookie } from '../../adapters/browser/cookies.ts';
import type { HttpClient } from '../../adapters/http/http-client.ts';
import { FetchHttpClient } from '../../adapters/http/fetch-http-client.ts';
import { WatchedHttpClient } from '../../adapters/http/watched-http-client.ts';
import { fetchScript } from '../../ui/app/fetch-code.ts';
import { provide, provideValue } from '../provide.ts';
import * as tokens from '../tokens.ts';

/** Few visits send anything, so its code comes with the first thing to send. */
const UPLOADS: HttpClient = {
  async send(request) {
    const { XhrHttpClient } = await fetchScript(() => import('../../adapters/browser/xhr-http-client.ts'));
    return new XhrHttpClient().send(request);
  },
};

/** People in a browser, on the server that sent them the page. */
export function browserModule(): ContainerModule {
  return new ContainerModule(({ bind }) => {
    const contact = { contact: tokens.ServerContactToken };
    provide(
      bind,
      tokens.HttpClientToken,
      contact,
      (deps) => new WatchedHttpClient(new FetchHttpClient(), deps.contact),
    );
    provide(
      bind,
      tokens.UploadHttpClientToken,
      contact,
      (deps) => new WatchedHttpClient(UPLOADS, deps.contact),
    );
    const logger = { logger: tokens.LoggerToken };
    provide(
      bind,
      tokens.OpenDraftsToken,
      logger,
      (deps) => async () =>
        (await fetchScript(() => import('./open-browser-drafts.ts'))).openBrowserDrafts(deps.logger),
    );
    provide(
      bind,
      tokens.OpenShortcutSwitchToken,
      { ...logger, calls: tokens.ResourceClientToken },
      (deps) => async () =>
        (await fetchScript(() => import('./open-browser-shortcuts.ts'))).openBrowserShortcuts(
          deps.calls,
          deps.logger,
        ),
    );
    provide(
      bind,
      tokens.OpenSavingToken,
      { ...logger, calls: tokens.ResourceClientToken },
      (deps) => async () =>
        (await fetchScript(() => import('./open-browser-saving.ts'))).openBrowserSaving(
          deps.calls,
          deps.logger,
        ),
    );
    provideValue(bind, tokens.CsrfTokenToken, () => readCookie('csrftoken'));
    provide(bind, tokens.LoggerToken, {}, () => new ConsoleLogger());
  });
}
