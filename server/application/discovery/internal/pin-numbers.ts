import { toPinId, type PinId } from '../../../../src/domain/ids/ids.ts';
import { grownFor } from '../../arrays/growing.ts';
import { IdNumbers } from '../../arrays/id-numbers.ts';
import type { SavedArrays } from '../../ports/discovery/discovery-part.ts';

/** The numbers of documents, and the pin that stands for each. A document that comes back gets its old number. */
export class PinNumbers {
  readonly #ids = new IdNumbers();
  /** 0: the document is not in the index. */
  #shown = new Float64Array(16);
  #count = 0;

  /** How many documents are in the index. */
  get count(): number {
    return this.#count;
  }

  /** The number of a document that is in the index. */
  find(id: PinId): number | undefined {
    const number = this.#ids.find(id);
    return number === undefined || this.#shown[number] === 0 ? undefined : number;
  }

  /** The pin that stands for the document. */
  shownOf(number: number): PinId {
    return toPinId(String(this.#shown[number]));
  }

  put(id: PinId, shown: PinId): number {
    const number = this.#ids.give(id);
    this.#shown = grownFor(this.#shown, number);
    if (this.#shown[number] === 0) this.#count += 1;
    this.#shown[number] = Number(shown);
    return number;
  }

  /** The number that it had; undefined if it was not in the index. */
  remove(id: PinId): number | undefined {
    const number = this.find(id);
    if (number === undefined) return undefined;
    this.#shown[number] = 0;
    this.#count -= 1;
    return number;
  }

  save(): SavedArrays {
    return { ...this.#ids.save(), shown: this.#shown.subarray(0, this.#ids.size) };
  }

  load(saved: SavedArrays): void {
    const { shown } = saved;
    if (!(shown instanceof Float64Array)) throw new Error('These are no saved numbers.');
    this.#ids.load(saved);
    this.#shown = shown;
    this.#count = shown.reduce((count, pin) => count + (pin === 0 ? 0 : 1), 0);
  }
}
