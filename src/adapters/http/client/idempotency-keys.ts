/** Far more unanswered creates than occur in practice. */
const MAX_UNANSWERED = 100;

/**
 * Idempotency keys of creates. Each create gets its own key. It keeps the key when its answer was lost, so that a retry
 * is a repetition for the server and creates nothing twice.
 */
export class IdempotencyKeys {
  readonly #unanswered = new Map<string, string>();
  readonly #newKey: () => string;

  constructor(newKey: () => string = randomKey) {
    this.#newKey = newKey;
  }

  /**
   * Runs a create.
   * @param create identifies what is created: the call and its options
   * @param send resolves when the server has answered, rejects when the answer was lost
   */
  async run<Answer>(create: string, send: (key: string) => Promise<Answer>): Promise<Answer> {
    const key = this.#unanswered.get(create) ?? this.#newKey();
    this.#unanswered.set(create, key);
    this.#forgetOldest();
    const answer = await send(key);
    this.#unanswered.delete(create);
    return answer;
  }

  #forgetOldest(): void {
    if (this.#unanswered.size <= MAX_UNANSWERED) return;
    const [oldest] = this.#unanswered.keys();
    if (oldest !== undefined) this.#unanswered.delete(oldest);
  }
}

/** `randomUUID` exists only on HTTPS sites. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');
}
