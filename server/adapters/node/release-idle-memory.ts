import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The interval of the idle checks. */
const LOOK_MS = 10_000;
/** The smallest amount of work since the last collection; health checks alone do not cause another one. */
const WORTH_COLLECTING = 50;

type RestOptions = {
  /** A counter that grows with all activity. */
  readonly work: () => number;
  /** Collects garbage; takes a tenth of a second. */
  readonly collect?: () => void;
};

/**
 * Frees memory after ten to twenty idle seconds, once after each period of work. V8 collects garbage only when it needs
 * space: without this an idle server would keep the garbage of its last busy minute, a hundred megabytes and more.
 */
export function releaseIdleMemory({ work, collect = collector() }: RestOptions): { stop(): void } {
  let lastCount = NaN;
  let collectedAt = -Infinity;
  const timer = setInterval(() => {
    const now = work();
    if (now === lastCount && now - collectedAt >= WORTH_COLLECTING) {
      collect();
      collectedAt = now;
    }
    lastCount = now;
  }, LOOK_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

type Collect = (options: { type: 'major'; flavor: 'last-resort' }) => void;

/** The collector of `node --expose-gc`, in the mode that also shrinks the young generation. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as Collect;
  return () => collect({ type: 'major', flavor: 'last-resort' });
}
