import { CREATION_KNOWN_MS } from '../../../../application/ports/pins/pin-creations.ts';
import { CallFailure } from './call-failure.ts';
import type { CallAnswer } from './define-call.ts';

type MemoCache = { readonly answer: Promise<CallAnswer>; readonly body: string; readonly at: number };

/**
 * Replays the first response when a create is repeated with the same idempotency key. The cache is in memory and holds
 * a few thousand responses of the last 24 hours; the newest are kept. Several processes share responses through
 * `AnswersOfProcesses`, and the store records which pin a create or save has made, for repetitions after a restart. A
 * response that opened a session is not cached, because its secret would outlive the session.
 */
export class IdempotencyStore {
  readonly #answers = new Map<string, MemoCache>();
  readonly #maxEntries: number;

  constructor(maxEntries = 5_000) {
    this.#maxEntries = maxEntries;
  }

  /**
   * Runs `work` once per key; a repetition waits for the first run. Failures are not stored. `body` is a hash of the
   * request.
   * @throws {CallFailure} 409/17 when the key was used with another body; it names what was created then
   */
  async once(
    { key, body }: { readonly key: string; readonly body: string },
    now: number,
    work: () => Promise<CallAnswer>,
  ): Promise<CallAnswer> {
    const cached = this.#answers.get(key);
    if (cached !== undefined && now - cached.at < CREATION_KNOWN_MS) {
      if (cached.body !== body) throw alreadyCreated((await cached.answer.catch(() => undefined))?.made);
      return cached.answer;
    }
    const answer = work();
    this.#answers.delete(key);
    this.#answers.set(key, { answer, body, at: now });
    this.#forgetOldest();
    try {
      const result = await answer;
      if (opensSession(result)) this.#answers.delete(key);
      return result;
    } catch (error) {
      this.#answers.delete(key);
      throw error;
    }
  }

  #forgetOldest(): void {
    if (this.#answers.size <= this.#maxEntries) return;
    const oldest = this.#answers.keys().next();
    if (!oldest.done) this.#answers.delete(oldest.value);
  }
}

/** 409/17: the key was used with another body; `made` is the id of the object created then, if known. */
export function alreadyCreated(made: string | undefined): CallFailure {
  const extra = made === undefined ? {} : { made };
  return new CallFailure('conflict', { detail: 'Idempotency-Key: another body', extra });
}

/** Whether the answer carries the secret of a session, which must not be kept. */
export function opensSession({ effects = [] }: CallAnswer): boolean {
  return effects.some(({ kind }) => kind === 'session_started');
}
