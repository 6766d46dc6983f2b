import type { DoneOutcome } from '../../../application/ports/done-outcome.ts';
import { refusedBy, type CallOutcome } from './resource-client.ts';

/** Whether a write that has nothing to tell went well. */
export function doneOf(answer: CallOutcome): DoneOutcome {
  return answer.kind === 'ok' ? { kind: 'done' } : refusedBy(answer.error);
}
