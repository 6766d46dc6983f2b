import { createRoot } from 'react-dom/client';
import { LocalKeyValueStorage } from '../../adapters/browser/local-key-value-storage.ts';
import type { AppValue } from '../../ui/app/app-context.ts';
import { ConnectionNotice } from '../../ui/connection/connection-notice.tsx';
import { ConnectionStore } from '../../ui/connection/connection-store.ts';
import { goOn } from '../../ui/connection/go-on.ts';
import { watchPins } from '../../ui/feeds/watch-pins.ts';

/** What a page needs once it stands; a chunk of its own, so that it stands sooner. */
export function afterStart(app: AppValue): void {
  const { services, stores, site } = app;
  const { serverContact: contact, loadFeedPage, readViewer } = services;
  const connection = new ConnectionStore({ contact, ask: () => readViewer.run(), onBack: () => goOn(app) });
  connection.watch();
  // This part may itself have come late, for want of a connection.
  goOn(app);
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<ConnectionNotice connection={connection} siteName={site.name} />);
  watchPins({ contact, storage: new LocalKeyValueStorage(), feeds: stores.feeds, loadFeedPage });
}
