import type { Processes } from '../ports/processes.ts';
import { InProcessSignal } from './in-process-signal.ts';

/** The only process of its store. */
export function onlyProcess(): Processes {
  return {
    signal: new InProcessSignal(),
    counts: null,
    answers: null,
    number: () => null,
    close: async () => undefined,
  };
}
