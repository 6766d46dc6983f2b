/** The largest number of statements that each connection keeps prepared. */
const MOST = 500;

/**
 * Names for statements that run again: the server parses a named statement once for each connection, and soon plans it
 * once. A statement gets its name the second time it runs.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  /** Statements that have run once. */
  #seen = new Set<string>();

  /** The name of the statement; undefined for one that has none. */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= MOST) return known;
    if (!this.#seen.has(text)) {
      if (this.#seen.size >= MOST) this.#seen = new Set();
      this.#seen.add(text);
      return undefined;
    }
    this.#seen.delete(text);
    const name = `p${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
}
