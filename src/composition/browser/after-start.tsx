import { createRoot } from 'react-dom/client';
import { tellPinChanges } from '../../adapters/http/tell-pin-changes.ts';
import { ComingBack } from '../../ui/accounts/coming-back.tsx';
import { watchSession } from '../../ui/accounts/session-watch.ts';
import { AppContext } from '../../ui/base/app-context.ts';
import { ConnectionNotice } from '../../ui/connection/connection-notice.tsx';
import { ConnectionStore } from '../../ui/connection/connection-store.ts';
import { onceLoaded } from '../../ui/base/once-loaded.ts';
import { goOn } from '../../ui/connection/go-on.ts';
import { startPlacing } from '../../ui/kit/layers/place-popovers.ts';
import { startTooltips } from '../../ui/kit/layers/tooltips.ts';
import { watchContext } from '../../ui/base/watch-context.ts';
import { watchPins } from '../../ui/base/watch-pins.ts';
import { ShortcutsLayer } from '../../ui/shortcuts/shortcuts-layer.tsx';
import type { App } from '../create-app.ts';
import { KeyValueStorageToken } from '../late-tokens.ts';
import { browserKeyValues } from './browser-key-values.ts';

/**
 * What a page needs once it stands; a chunk of its own, so that it stands sooner.
 * @param seemsSignedIn what the cookie says, which is a hint only
 */
export function afterStart(app: App, seemsSignedIn: () => boolean): void {
  const { services, stores, site, assembly } = app;
  assembly.add([browserKeyValues]);
  const { serverContact: contact, loadFeedPage, readViewer } = services;
  const connection = new ConnectionStore({ contact, ask: () => readViewer.run(), onBack: () => goOn(app) });
  connection.watch();
  watchSession({ services, stores, seemsSignedIn, reload: () => location.reload() });
  // This part may itself have come late, for want of a connection.
  goOn(app);
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <AppContext value={app}>
      <ConnectionNotice connection={connection} siteName={site.name} />
      <ShortcutsLayer />
      <ComingBack />
    </AppContext>,
  );
  startTooltips();
  startPlacing();
  const storage = assembly.get(KeyValueStorageToken);
  tellPinChanges(contact);
  watchContext(contact, stores.context);
  watchPins({ contact, storage, feeds: stores.feeds, loadFeedPage });
  // What helps without a connection can wait until everything else is there.
  const besidePages = () => import('./beside-pages.ts').then((part) => part.besidePages(app));
  onceLoaded(() => {
    stores.cards.prepare();
    void besidePages().catch(() => undefined);
  });
}
