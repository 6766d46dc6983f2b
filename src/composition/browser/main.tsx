import { hydrateRoot } from 'react-dom/client';
import { readCookie } from '../../adapters/browser/cookies.ts';
import { watchSession } from '../../ui/accounts/session-watch.ts';
import { parseRoute } from '../../domain/routes/parse-route.ts';
import { App } from '../../ui/app/app.tsx';
import { loadPage } from '../../ui/app/page-table.ts';
import { PageStore } from '../../ui/app/page-store.ts';
import { BrowserRouter } from '../../ui/app/router.ts';
import { createStores } from '../../ui/stores/stores.ts';
import { httpModule } from '../http-module.ts';
import { openServices } from '../open-app.ts';
import { readPageState } from '../page-state.ts';
import { fillStores } from '../fill-stores.ts';
import { browserModule } from './browser-module.ts';
import { fetchAhead } from './fetch-ahead.ts';

/** Takes over the page that the server sent: the same tree over the state that came with it. */
async function start(): Promise<void> {
  const state = readPageState(document.getElementById('pinakes-state')?.textContent ?? '');
  const site = { name: state.route.siteName, origin: location.origin };
  const services = openServices(browserModule(), httpModule());
  const stores = createStores(services);
  const pages = new PageStore({ site, services, stores });
  fillStores(stores, state);

  // A reload of a closeup shows it as a page of its own, as the server has rendered it.
  history.replaceState({ ...(history.state as object | null), usr: null }, '');
  const { route } = parseRoute(location);
  const address = location.pathname + location.search;
  pages.show(address, { page: await loadPage(route), outcome: state.route.outcome });

  const app = { site, services, stores, pages };
  hydrateRoot(
    document.getElementById('app') as HTMLElement,
    <BrowserRouter>
      <App value={app} />
    </BrowserRouter>,
  );

  // A page that the browser kept from before a log-in or log-out belongs to somebody else.
  const seemsSignedIn = () => readCookie('_auth') === '1';
  window.addEventListener('pageshow', (event) => {
    if (event.persisted && seemsSignedIn() !== stores.session.signedIn) location.reload();
  });
  fetchAhead(services);
  const startLaterParts = () => import('./after-start.tsx').then(({ afterStart }) => afterStart(app));
  // A page whose later parts do not come is a page all the same; they come with the network.
  startLaterParts().catch(() =>
    window.addEventListener('online', () => void startLaterParts(), { once: true }),
  );
  watchSession({ services, stores, seemsSignedIn, reload: () => location.reload() });
}

void start();
