import type { ChangeSignal } from '../ports/processes.ts';

/** Tells those who listen in this process. */
export class InProcessSignal implements ChangeSignal {
  readonly #listeners = new Map<string, Set<() => void>>();

  announce(topic: string): void {
    for (const heard of [...(this.#listeners.get(topic) ?? [])]) heard();
  }

  listen(topic: string, heard: () => void): () => void {
    const listeners = this.#listeners.get(topic) ?? new Set();
    this.#listeners.set(topic, listeners);
    // One of its own for each call, so that the same function can listen twice.
    const listener = () => heard();
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }
}
