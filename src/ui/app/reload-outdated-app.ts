import type { Deployment } from '../../application/ports/deployment.ts';
import type { KeyValueStorage } from '../../application/ports/storage/key-value-storage.ts';
import { CODE_MISSING } from '../base/lazy/fetch-code.ts';

const KEY = 'pinakes:renewed';
/** While servers of two versions answer by turns, a page must not be loaded again and again. */
const AT_MOST_EVERY_MS = 60_000;

type RenewCodeDeps = {
  readonly deployment: Deployment;
  readonly storage: KeyValueStorage;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly reload: () => void;
};

/**
 * Loads the page anew when a part of the app did not come because the server has another version by now. Where
 * something typed would be lost the browser asks first. The answer ends it.
 */
export function reloadOutdatedApp({ deployment, storage, now, reload }: RenewCodeDeps): () => void {
  const look = async () => {
    const before = Number(storage.get(KEY) ?? 0);
    if (Math.abs(now() - before) < AT_MOST_EVERY_MS || !(await deployment.hasChanged())) return;
    // Where that cannot be remembered, the person decides.
    if (storage.set(KEY, String(now()))) reload();
  };
  const missing = () => void look();
  window.addEventListener(CODE_MISSING, missing);
  return () => window.removeEventListener(CODE_MISSING, missing);
}
