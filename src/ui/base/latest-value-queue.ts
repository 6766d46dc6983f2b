import type { Stores } from './stores/stores.ts';

/**
 * Sends the latest value of each key, with one request per key at a time. Values that are set during a request are
 * coalesced into one request after it, so that the last value is always sent last.
 */
export class LatestValueQueue<Key, Value> {
  readonly #pending = new Map<Key, { value: Value; readonly settled: Promise<Value> }>();

  /**
   * @param before the valid value until a request succeeds
   * @param send sends one value; false when it was refused. While requests run, only the `send` of the first caller is
   * used
   * @returns the final value, the same for all callers meanwhile
   */
  set(key: Key, value: Value, before: Value, send: (value: Value) => Promise<boolean>): Promise<Value> {
    const pending = this.#pending.get(key);
    if (pending !== undefined) {
      pending.value = value;
      return pending.settled;
    }
    const { promise: settled, resolve } = Promise.withResolvers<Value>();
    this.#pending.set(key, { value, settled });
    resolve(this.#sendAll(key, before, send));
    return settled;
  }

  async #sendAll(key: Key, before: Value, send: (value: Value) => Promise<boolean>): Promise<Value> {
    let current = before;
    try {
      for (let next; (next = this.#pending.get(key)!.value) !== current; current = next)
        if (!(await send(next))) return current;
      return current;
    } finally {
      this.#pending.delete(key);
    }
  }
}

/** One queue for each app (its stores). */
export function latestValueQueues<Key, Value>(): (stores: Stores) => LatestValueQueue<Key, Value> {
  const known = new WeakMap<Stores, LatestValueQueue<Key, Value>>();
  return (stores) => {
    const queue = known.get(stores) ?? new LatestValueQueue<Key, Value>();
    known.set(stores, queue);
    return queue;
  };
}
