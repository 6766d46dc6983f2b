import { createRoot } from 'react-dom/client';
import { ConfirmDialog } from '../../ui/kit/layers/confirm-dialog.tsx';
import { BackendChannel } from './backend-channel.ts';
import { ownCookies } from './page-cookies.ts';
import type { Phrase } from '../../domain/messages/message.ts';
import { text } from '../../ui/text/language.ts';
import { fakeMessages } from './messages.en.ts';

/** Asks for confirmation, then starts again with the sample content. */
export function askForReset(): void {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  const ask = (description: Phrase) =>
    root.render(
      <ConfirmDialog
        title={text(fakeMessages.resetQuestion)}
        description={text(description)}
        confirm={text(fakeMessages.reset)}
        pending={text(fakeMessages.resetting)}
        onConfirm={async () => {
          if (!(await reset())) ask(fakeMessages.resetFailed);
        }}
        onClose={close}
      />,
    );
  ask(fakeMessages.resetConsequence);
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
