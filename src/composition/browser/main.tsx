import { readCookie } from '../../adapters/browser/cookies.ts';
import { parseRoute } from '../../domain/routes/parse-route.ts';
import { App } from '../../ui/app/app.tsx';
import { fetchCode } from '../../ui/base/lazy/fetch-code.ts';
import { loadPage } from '../../ui/app/page-table.ts';
import { BrowserRouter } from '../../ui/base/router.ts';
import { hydrateApp } from '../../ui/app/hydrate-app.tsx';
import { createApp } from '../create-app.ts';
import { readPageState } from '../page-state.ts';
import { fillStores } from '../fill-stores.ts';
import { browserProfile } from './browser-profile.ts';
import { prefetchPages, prefetchCloseup } from './prefetch-pages.ts';
import { overrides } from './overrides.ts';
import { retryImport } from '../../ui/base/lazy/retry-import.ts';
import { speak } from '../../ui/text/language.ts';
import { loadPageLanguage } from './load-page-language.ts';

/**
 * Hydrates the served page: the same tree with the served state. It yields between the parts, so that the browser can
 * handle input on the visible page.
 */
async function start(): Promise<void> {
  await nextTask();
  prefetchCloseup();
  const state = readPageState(document.getElementById('pinakes-state')?.textContent ?? '');
  speak(await retryImport(() => loadPageLanguage(document.documentElement, state.context)));
  const { siteName, signupPolicy = 'open', takesHeic = false, trustedHosts = [] } = state.route;
  const site = { name: siteName, origin: location.origin, signupPolicy, takesHeic, trustedHosts };
  const app = createApp({ site, profile: browserProfile(), overrides });
  const { services, stores, pages } = app;
  await nextTask();
  fillStores(stores, state);
  await nextTask();

  const { route } = parseRoute(location);
  // Loaded before hydration, while the page can already be read.
  const page = await retryImport(() => loadPage(route, stores.session.viewer));
  // The browser is already loading the new address.
  if (isLeft()) return;
  // A reload of a closeup shows it as a full page, as the server rendered it.
  history.replaceState({ ...(history.state as object | null), usr: null }, '');
  pages.show(location.pathname + location.search, { page, outcome: state.route.outcome });

  hydrateApp(
    document.getElementById('app') as HTMLElement,
    <BrowserRouter useTransitions={false}>
      <App value={app} />
    </BrowserRouter>,
    isLeft,
  );

  // A page that the back/forward cache restores from before a log-in or log-out belongs to another user.
  const seemsSignedIn = () => readCookie('_auth') === '1';
  window.addEventListener('pageshow', (event) => {
    if (event.persisted && seemsSignedIn() !== (stores.session.kind !== 'visitor')) location.reload();
  });
  prefetchPages(services);
  void retryImport(() => fetchCode(() => import('./after-start.tsx'))).then(({ afterStart }) =>
    afterStart(app, seemsSignedIn),
  );
}

/** Whether the user has navigated to another address since the page was served. */
function isLeft(): boolean {
  return document.documentElement.dataset.servedAt !== location.pathname + location.search;
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

void start();
