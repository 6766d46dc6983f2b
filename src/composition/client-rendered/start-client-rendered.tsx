import { createRoot, type Root } from 'react-dom/client';
import { ServiceError } from '../../application/ports/service-error.ts';
import { parseRoute } from '../../domain/routes/parse-route.ts';
import { mustAskForConsent } from '../../domain/visits/cookie-choice.ts';
import { App as AppView } from '../../ui/app/app.tsx';
import { fetchCode } from '../../ui/base/lazy/fetch-code.ts';
import { retryImport } from '../../ui/base/lazy/retry-import.ts';
import { BrowserRouter } from '../../ui/base/router.ts';
import { FailedPage } from '../../ui/status/failed-page.tsx';
import { LoadingPage } from '../../ui/status/loading-page.tsx';
import { prefetchCloseup, prefetchPages } from '../browser/prefetch-pages.ts';
import type { App } from '../create-app.ts';
import { readSession } from './read-session.ts';
import { speakTo } from './speak-to.ts';

/**
 * Starts the app in an empty document, without server rendering: it shows a skeleton, reads the session, then opens the
 * page. Without an answer of the server it shows an error with a retry.
 */
export async function startClientRendered(app: App): Promise<void> {
  const { services, stores } = app;
  const root = createRoot(document.getElementById('app') as HTMLElement);
  await speakTo(null);
  root.render(<LoadingPage route={parseRoute(location).route} />);
  prefetchCloseup();
  await speakTo(await sessionRead(app, root));
  // A reload of a closeup shows it as a full page, as a served page would be.
  history.replaceState({ ...(history.state as object | null), usr: null }, '');
  root.render(
    <BrowserRouter useTransitions={false}>
      <AppView value={app} />
    </BrowserRouter>,
  );

  // A page that the back/forward cache restores from before a log-in or log-out belongs to another user.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void reloadForSomebodyElse(app);
  });
  prefetchPages(services);
  const { afterStart } = await retryImport(() => fetchCode(() => import('../browser/after-start.tsx')));
  // No cookie can hint at a session here: other windows report a change.
  afterStart(app, () => stores.session.kind !== 'visitor');
  if (!mustAskForConsent(stores.context.current)) return;
  const { showBanner } = await retryImport(() => fetchCode(() => import('./show-banner.tsx')));
  showBanner();
}

/** Resolves with the locale of the viewer once the session was read, after any number of retries. */
function sessionRead(app: App, root: Root): Promise<string> {
  return new Promise((resolve, reject) => {
    const attempt = async () => {
      try {
        resolve(await readSession(app));
      } catch (error) {
        if (error instanceof ServiceError) root.render(<FailedPage failure={error.kind} onRetry={attempt} />);
        else reject(error as Error);
      }
    };
    void attempt();
  });
}

async function reloadForSomebodyElse({ services, stores }: App): Promise<void> {
  const viewer = await services.sessions.viewer().catch(() => null);
  if (viewer?.entityId !== stores.session.viewer?.entityId) location.reload();
}
