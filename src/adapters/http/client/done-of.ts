import type { DoneOutcome } from '../../../application/ports/done-outcome.ts';
import { refusedBy, type CallOutcome } from './resource-client.ts';

/** The outcome of a write that returns no data. */
export function doneOf(answer: CallOutcome): DoneOutcome {
  return answer.kind === 'ok' ? { kind: 'done' } : refusedBy(answer.error);
}
