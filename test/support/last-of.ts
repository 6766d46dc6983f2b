import type { Steps } from '../../src/domain/topics/trends.ts';

/** What the work comes to, without stops. */
export function lastOf<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
