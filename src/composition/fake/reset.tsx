import { createRoot } from 'react-dom/client';
import { ConfirmDialog } from '../../ui/kit/layers/confirm-dialog.tsx';
import { BackendChannel } from './backend-channel.ts';
import { ownCookies } from './page-cookies.ts';

const CONSEQUENCE = 'Accounts, boards and pins in this browser go. The sample content comes back as it was.';
const OUT_OF_REACH =
  'The sample content couldn’t be loaded, so nothing was changed. Check your connection and try again.';

/** Asks for confirmation, then starts again with the sample content. */
export function askForReset(): void {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  const ask = (description: string) =>
    root.render(
      <ConfirmDialog
        title="Reset everything?"
        description={description}
        confirm="Reset"
        pending="Resetting…"
        onConfirm={async () => {
          if (!(await reset())) ask(OUT_OF_REACH);
        }}
        onClose={close}
      />,
    );
  ask(CONSEQUENCE);
}

async function reset(): Promise<boolean> {
  const backend = new BackendChannel();
  try {
    if (!(await backend.reset())) return false;
    for (const cookie of ownCookies(document.cookie))
      document.cookie = `${cookie.split('=', 1)[0]}=; Path=/; Max-Age=0`;
    localStorage.clear();
    sessionStorage.clear();
    for (const { name } of await indexedDB.databases())
      if (name !== undefined) indexedDB.deleteDatabase(name);
    for (const name of await caches.keys()) await caches.delete(name);
    backend.announceReset();
    return true;
  } finally {
    backend.close();
  }
}
