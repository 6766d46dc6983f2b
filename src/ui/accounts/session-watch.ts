import type { AppValue } from '../base/app-context.ts';
import type { SessionPrompt } from './session-prompt.ts';
import { onSessionChange } from './session-channel.ts';

type Watched = Pick<AppValue, 'services' | 'stores'> & {
  readonly prompt: SessionPrompt;
  /** What the cookie says, which is a hint only. */
  readonly seemsSignedIn: () => boolean;
  readonly reload: () => void;
};

/**
 * Notices when somebody logs out, or in as somebody else, in another tab. The page is then loaded anew, because what
 * it shows is not theirs; where something typed would be lost, the person is asked to come back instead.
 * Gives what ends it.
 */
export function watchSession({ services, stores, prompt, seemsSignedIn, reload }: Watched): () => void {
  const { session } = stores;
  const look = async () => {
    const viewer = await services.readViewer.run().catch(() => undefined);
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
  // While this code was on its way, somebody may have logged out already.
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
