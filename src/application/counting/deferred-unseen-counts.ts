import type { UnseenOutcome } from '../../domain/experiences/unseen-outcome.ts';
import type { CountPins } from './count-pins.ts';

type Unseen = readonly [experienceId: number, outcome: UnseenOutcome];

/** Holds what came of experiences until it can be reported. */
export class DeferredUnseenCounts {
  #held: Unseen[] = [];
  #counts: Pick<CountPins, 'missed'> | null = null;

  note(...unseen: Unseen): void {
    if (this.#counts === null) this.#held.push(unseen);
    else this.#counts.missed(...unseen);
  }

  /** From now on everything goes there, also what was held. */
  passOnTo(counts: Pick<CountPins, 'missed'>): void {
    this.#counts = counts;
    for (const unseen of this.#held.splice(0)) counts.missed(...unseen);
  }
}
