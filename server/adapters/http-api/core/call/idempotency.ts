import { CREATION_KNOWN_MS } from '../../../../application/ports/pin-creations.ts';
import { CallFailure } from './call-failure.ts';
import type { CallAnswer } from './define-call.ts';

type MemoCache = { readonly answer: Promise<CallAnswer>; readonly body: string; readonly at: number };

/**
 * Gives the first answer again when a create is repeated with the same key. It lives in this process: the newest
 * few thousand answers of the last 24 hours, none of them after a restart; which pin came of a create is kept in the
 * store as well. An answer that opened a session is not kept: its secret would come
 * back after the session has ended.
 */
export class IdempotencyStore {
  readonly #answers = new Map<string, MemoCache>();
  readonly #maxEntries: number;

  constructor(maxEntries = 5_000) {
    this.#maxEntries = maxEntries;
  }

  /**
   * Runs `work` once per key; a repetition waits for the first. A failure is not remembered. `body` is a hash of what
   * is asked for.
   * @throws {CallFailure} 409/17 when the key came with another body before: the answer would be another one's. It names
   *   what was made then.
   */
  async once(
    { key, body }: { readonly key: string; readonly body: string },
    now: number,
    work: () => Promise<CallAnswer>,
  ): Promise<CallAnswer> {
    const known = this.#answers.get(key);
    if (known !== undefined && now - known.at < CREATION_KNOWN_MS) {
      if (known.body !== body) throw alreadyCreated((await known.answer.catch(() => undefined))?.made);
      return known.answer;
    }
    const answer = work();
    this.#answers.delete(key);
    this.#answers.set(key, { answer, body, at: now });
    this.#forgetOldest();
    try {
      const given = await answer;
      if (opensSession(given)) this.#answers.delete(key);
      return given;
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

/** 409/17: the key came with another body before, and `made` is the id of what was made then, where that is known. */
export function alreadyCreated(made: string | undefined): CallFailure {
  const extra = made === undefined ? {} : { made };
  return new CallFailure('conflict', { detail: 'Idempotency-Key: another body', extra });
}

function opensSession({ effects = [] }: CallAnswer): boolean {
  return effects.some(({ kind }) => kind === 'session_started');
}
