import { CREATION_KNOWN_MS } from '../../../../application/ports/pins/pin-creations.ts';
import type { KeyedCreate, SharedAnswers } from '../../../../application/ports/processes.ts';
import type { Clock, Timer } from '../../../../application/ports/surroundings.ts';
import { asRead } from '../answer/as-read.ts';
import { CallFailure } from './call-failure.ts';
import type { CallAnswer } from './define-call.ts';
import { alreadyCreated, opensSession } from './idempotency.ts';

/** After this time a claim is free again: its process was killed. */
const CLAIMED_MS = 15_000;
/** How often, and how many times, a repetition looks whether another process has finished the create. */
const LOOKED_MS = 100;
const LOOKS = 50;

type Deps = { readonly answers: SharedAnswers; readonly clock: Clock; readonly timer: Timer };

/**
 * Runs a create with a key once in all processes of a store. A repetition in another process waits for the first run
 * and returns its answer.
 */
export class AnswersOfProcesses {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Failures are not kept.
   * @throws {CallFailure} 409/17 when the key was used with other options; 503 when the first run takes long
   */
  async once(create: KeyedCreate, work: () => Promise<CallAnswer>): Promise<CallAnswer> {
    const { answers, clock, timer } = this.#deps;
    for (let look = 0; look < LOOKS; look += 1) {
      const until = clock.now() + CLAIMED_MS;
      const claim = await answers.claim(create, until);
      if (claim.kind === 'granted') return this.#run(create, until, work);
      const answer = claim.kind === 'answered' ? (JSON.parse(claim.answer) as CallAnswer) : undefined;
      if (claim.body !== create.body) throw alreadyCreated(answer?.made);
      if (answer !== undefined) return answer;
      await timer.after(LOOKED_MS).rung;
    }
    throw new CallFailure('unavailable', { detail: 'Idempotency-Key: still running' });
  }

  async #run(create: KeyedCreate, until: number, work: () => Promise<CallAnswer>): Promise<CallAnswer> {
    const { answers, clock } = this.#deps;
    let answer: CallAnswer | undefined;
    try {
      answer = await work();
      return answer;
    } finally {
      // The outcome stands whether or not the store takes note of it: a claim ends by itself.
      await (
        answer === undefined || opensSession(answer)
          ? answers.release(create, until)
          : answers.keep(create, keptText(answer), clock.now() + CREATION_KNOWN_MS)
      ).catch(() => undefined);
    }
  }
}

/** Effects on the browser belong to the first answer only. */
function keptText({ data, beside, made, headers, noContent }: CallAnswer): string {
  return JSON.stringify(asRead({ data, beside, made, headers, noContent }));
}
