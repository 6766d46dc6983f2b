import type { Deployment } from '../../application/ports/deployment.ts';
import type { KeyValueStorage } from '../../application/ports/storage/key-value-storage.ts';
import { CODE_MISSING } from '../base/lazy/fetch-code.ts';
import type { NameIn } from '../../domain/storage/stored-data.ts';

const KEY = 'pinakes:renewed' satisfies NameIn<'local'>;
/**
 * Least time between two reloads, ms: while two versions are served at the same time, a page must not reload in a
 * loop.
 */
const AT_MOST_EVERY_MS = 60_000;

type RenewCodeDeps = {
  readonly deployment: Deployment;
  readonly storage: KeyValueStorage;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly reload: () => void;
};

/**
 * Reloads the page when a chunk is missing because the server has a newer version. If typed text would be lost, the
 * browser asks first. Call the result to stop.
 */
export function reloadOutdatedApp({ deployment, storage, now, reload }: RenewCodeDeps): () => void {
  const look = async () => {
    const before = Number(storage.get(KEY) ?? 0);
    if (Math.abs(now() - before) < AT_MOST_EVERY_MS || !(await deployment.hasChanged())) return;
    // Without storage for the time of the last reload, the user decides.
    if (storage.set(KEY, String(now()))) reload();
  };
  const missing = () => void look();
  window.addEventListener(CODE_MISSING, missing);
  return () => window.removeEventListener(CODE_MISSING, missing);
}
