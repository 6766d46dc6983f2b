import { createRoot } from 'react-dom/client';
import { publishPinChanges } from '../../adapters/http/publish-pin-changes.ts';
import { SessionExpiredPrompt } from '../../ui/accounts/session-expired-prompt.tsx';
import { SessionPrompt } from '../../ui/accounts/session-prompt.ts';
import { watchSession } from '../../ui/accounts/session-watch.ts';
import { AppContext } from '../../ui/base/app-context.ts';
import { ConsentDialogHost } from '../../ui/consent/consent-dialog-host.tsx';
import { ConnectionNotice } from '../../ui/connection/connection-notice.tsx';
import { ConnectionStore } from '../../ui/connection/connection-store.ts';
import { fetchCode } from '../../ui/base/lazy/fetch-code.ts';
import { lazyComponent } from '../../ui/base/lazy/lazy-component.tsx';
import { retryImport } from '../../ui/base/lazy/retry-import.ts';
import { whenLoaded } from '../../ui/base/lazy/when-loaded.ts';
import { retryFailedLoads } from '../../ui/connection/retry-failed-loads.ts';
import { LeavingPromptHost } from '../../ui/leaving/leaving-prompt-host.tsx';
import { startPlacing } from '../../ui/kit/layers/place-popovers.ts';
import { startTooltips } from '../../ui/kit/layers/tooltips.ts';
import { watchContext } from '../../ui/base/watch-context.ts';
import { watchPins } from '../../ui/base/watch-pins.ts';
import { ShortcutsLayer } from '../../ui/shortcuts/shortcuts-layer.tsx';
import type { App } from '../create-app.ts';
import { KeyValueStorageToken } from '../lazy-tokens.ts';
import { browserKeyValues } from './browser-key-values.ts';
import { startConsent } from './start-consent.ts';
import { startLeaving } from './start-leaving.ts';

const DebugPanel = lazyComponent(async () => (await import('../../ui/debug/debug-panel.tsx')).DebugPanel);

/**
 * Starts what the page needs after hydration; a chunk of its own, so that hydration is not delayed.
 * @param seemsSignedIn from the cookie, which is only a hint
 */
export function afterStart(app: App, seemsSignedIn: () => boolean): void {
  const { services, stores, site, assembly } = app;
  assembly.add([browserKeyValues]);
  const { serverContact: contact, loadFeedPage, sessions } = services;
  const connection = new ConnectionStore({
    contact,
    ask: () => sessions.viewer(),
    onBack: () => retryFailedLoads(app),
  });
  connection.watch();
  const prompt = new SessionPrompt(stores.session);
  watchSession({ services, stores, prompt, seemsSignedIn, reload: () => location.reload() });
  // This chunk may itself have loaded late, after the connection was lost.
  retryFailedLoads(app);
  // Later answers do not repeat it.
  const { debug } = stores.context.current;
  const leaving = startLeaving(app);
  const consent = startConsent(app);
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <AppContext value={app}>
      <ConnectionNotice connection={connection} siteName={site.name} />
      <ShortcutsLayer />
      <SessionExpiredPrompt prompt={prompt} />
      {debug !== null && <DebugPanel debug={debug} />}
      <LeavingPromptHost prompt={leaving} />
      <ConsentDialogHost prompt={consent} />
    </AppContext>,
  );
  void retryImport(() => fetchCode(() => import('./start-experiences.ts'))).then(({ startExperiences }) =>
    startExperiences(app),
  );
  startTooltips();
  startPlacing();
  const storage = assembly.get(KeyValueStorageToken);
  publishPinChanges(contact);
  watchContext(contact, stores.context);
  watchPins({ contact, storage, feeds: stores.feeds, loadFeedPage });
  // Offline support waits until everything else is loaded.
  const startIdleWork = () => import('./start-idle-work.ts').then((part) => part.startIdleWork(app));
  whenLoaded(() => {
    stores.cards.prepare();
    void startIdleWork().catch(() => undefined);
  });
}
