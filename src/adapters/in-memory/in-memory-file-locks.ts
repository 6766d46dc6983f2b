import type { FileLocks } from '../../application/ports/storage/file-locks.ts';

type Turn = { readonly window: object; readonly begin: () => void; readonly stays: boolean };

/** Locks of several simulated windows in memory. */
export class InMemoryFileLocks implements FileLocks {
  readonly #turns: Map<string, Turn[]>;

  constructor(turns = new Map<string, Turn[]>()) {
    this.#turns = turns;
  }

  /** The same locks, from another window. */
  anotherWindow(): InMemoryFileLocks {
    return new InMemoryFileLocks(this.#turns);
  }

  hold(name: string): () => void {
    return this.#queue(name, { window: this, begin: () => undefined, stays: true });
  }

  whenFree(name: string, listener: () => void): () => void {
    return this.#queue(name, { window: this, begin: listener, stays: false });
  }

  /** Simulates a window that closes without releasing its locks. */
  crash(): void {
    for (const [name, turns] of this.#turns)
      for (const turn of turns.filter(({ window }) => window === this)) this.#end(name, turn);
  }

  #queue(name: string, turn: Turn): () => void {
    const turns = this.#turns.get(name) ?? [];
    this.#turns.set(name, turns);
    turns.push(turn);
    if (turns.length === 1) queueMicrotask(() => this.#begin(name));
    return () => this.#end(name, turn);
  }

  #begin(name: string): void {
    const [turn] = this.#turns.get(name) ?? [];
    if (turn === undefined) return;
    turn.begin();
    if (!turn.stays) this.#end(name, turn);
  }

  #end(name: string, turn: Turn): void {
    const turns = this.#turns.get(name) ?? [];
    const wasFirst = turns[0] === turn;
    this.#turns.set(
      name,
      turns.filter((other) => other !== turn),
    );
    if (wasFirst) queueMicrotask(() => this.#begin(name));
  }
}
