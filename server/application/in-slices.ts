import type { Timer } from './ports/surroundings.ts';

/** Runs what works in steps of some milliseconds. Requests are answered between two of them. */
export async function inSlices<Result>(steps: Iterator<undefined, Result>, timer: Timer): Promise<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    await timer.after(0).rung;
  }
}
