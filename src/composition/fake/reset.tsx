import { createRoot } from 'react-dom/client';
import { ConfirmDialog } from '../../ui/kit/layers/confirm-dialog.tsx';
import { BackendChannel } from './backend-channel.ts';
import { ownCookies } from './page-cookies.ts';

/** Asks for confirmation, then starts again with the sample content. */
export function askForReset(): void {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  root.render(
    <ConfirmDialog
      title="Reset everything?"
      description="Accounts, boards and pins in this browser go. The sample content comes back as it was."
      confirm="Reset"
      pending="Resetting…"
      onConfirm={reset}
      onClose={close}
    />,
  );
}

async function reset(): Promise<void> {
  const backend = new BackendChannel();
  await backend.reset();
  backend.close();
  for (const cookie of ownCookies(document.cookie))
    document.cookie = `${cookie.split('=', 1)[0]}=; Path=/; Max-Age=0`;
  localStorage.clear();
  sessionStorage.clear();
  for (const { name } of await indexedDB.databases()) if (name !== undefined) indexedDB.deleteDatabase(name);
  for (const name of await caches.keys()) await caches.delete(name);
  location.assign('/');
}
