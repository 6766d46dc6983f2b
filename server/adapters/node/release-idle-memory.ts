import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Between two looks whether anything has happened. */
const LOOK_MS = 10_000;
/** Less work since the last collection, such as a look at the server's health now and then, is not worth another. */
const WORTH_COLLECTING = 50;

type RestOptions = {
  /** Grows with everything that happens. */
  readonly work: () => number;
  /** Frees what nobody needs any more; takes a tenth of a second. */
  readonly collect?: () => void;
};

/**
 * Gives memory back when there has been nothing to do for ten to twenty seconds, once after each time of work. V8
 * collects garbage only when it needs room: without this a server that nobody asks anything would keep the garbage
 * of its last busy minute, a hundred megabytes and more, for as long as it is left alone.
 */
export function releaseIdleMemory({ work, collect = collector() }: RestOptions): { stop(): void } {
  let seen = NaN;
  let collectedAt = -Infinity;
  const timer = setInterval(() => {
    const now = work();
    if (now === seen && now - collectedAt >= WORTH_COLLECTING) {
      collect();
      collectedAt = now;
    }
    seen = now;
  }, LOOK_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

type Collect = (options: { type: 'major'; flavor: 'last-resort' }) => void;

/** The collector that `node --expose-gc` offers, in the kind that shrinks the room for new things, too. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as Collect;
  return () => collect({ type: 'major', flavor: 'last-resort' });
}
