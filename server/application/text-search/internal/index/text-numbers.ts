const SEPARATOR = '\n';

/** `String.fromCharCode` takes a limited number of arguments. */
const CHUNK = 8192;

/** Dense numbers, from 0, for texts without line feeds. A text keeps its number. */
export class TextNumbers {
  readonly #numbers = new Map<string, number>();
  readonly #texts: string[] = [];

  get size(): number {
    return this.#texts.length;
  }

  find(text: string): number | undefined {
    return this.#numbers.get(text);
  }

  /** The number of the text, a new one if it has none. */
  give(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    const number = this.#texts.length;
    this.#numbers.set(text, number);
    this.#texts.push(text);
    return number;
  }

  textOf(number: number): string {
    return this.#texts[number] ?? '';
  }

  /** UTF-16 units. */
  save(): Uint16Array<ArrayBuffer> {
    const joined = this.#texts.map((text) => text + SEPARATOR).join('');
    const units = new Uint16Array(joined.length);
    for (let at = 0; at < joined.length; at++) units[at] = joined.charCodeAt(at);
    return units;
  }

  /** @throws {Error} for anything that was not saved */
  static load(saved: unknown): TextNumbers {
    if (!(saved instanceof Uint16Array)) throw new Error('These are no saved texts.');
    const numbers = new TextNumbers();
    let joined = '';
    for (let at = 0; at < saved.length; at += CHUNK)
      joined += String.fromCharCode(...saved.subarray(at, at + CHUNK));
    for (const text of joined.split(SEPARATOR).slice(0, -1)) numbers.give(text);
    return numbers;
  }
}
