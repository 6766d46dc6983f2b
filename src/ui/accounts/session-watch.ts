import type { AppValue } from '../base/app-context.ts';
import type { SessionPrompt } from './session-prompt.ts';
import { onSessionChange } from './internal/session-channel.ts';

type Watched = Pick<AppValue, 'services' | 'stores'> & {
  readonly prompt: SessionPrompt;
  /** From the cookie, which is only a hint. */
  readonly seemsSignedIn: () => boolean;
  readonly reload: () => void;
};

/**
 * Notices when the user logs out, or logs in as another user, in another tab. Then the page is reloaded, because its
 * data belongs to another viewer. If that would lose unsaved input, it asks the user to log in again instead. Call the
 * result to stop.
 */
export function watchSession({ services, stores, prompt, seemsSignedIn, reload }: Watched): () => void {
  const { session } = stores;
  const look = async () => {
    const viewer = await services.sessions.viewer().catch(() => undefined);
    if (viewer === undefined) return;
    if (viewer?.entityId === session.viewer?.entityId) {
      prompt.answer(viewer);
      return;
    }
    if (viewer === null && holdsUnsavedWork()) await services.sessionRenewal.renew();
    else reload();
  };
  const returned = () => {
    if (document.visibilityState === 'visible' && seemsSignedIn() !== (session.kind !== 'visitor'))
      void look();
  };
  const leave = onSessionChange(() => void look());
  document.addEventListener('visibilitychange', returned);
  window.addEventListener('focus', returned);
  // The user may have logged out while this code was loading.
  returned();
  return () => {
    leave();
    document.removeEventListener('visibilitychange', returned);
    window.removeEventListener('focus', returned);
  };
}

/** True when the page would ask before it is closed. */
function holdsUnsavedWork(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
