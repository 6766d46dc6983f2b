import { makeAutoObservable, observableRef } from 'mobx';
import type * as Displays from '../../../domain/experiences/display.ts';
import type { PlacedExperience } from '../../../domain/experiences/placed-experience.ts';

/** Reads the contents of experiences. */
export type DisplayReader = Pick<typeof Displays, 'displayOf' | 'displayAnywhere' | 'isMalformed'>;

/** The reader of contents, which is imported with the first experience: most pages have none. */
export class LazyDisplays {
  /** Null until it is needed and has come. */
  current: DisplayReader | null = null;
  #opening: Promise<void> | null = null;
  readonly #fetch: () => Promise<DisplayReader>;

  constructor(source: DisplayReader | (() => Promise<DisplayReader>)) {
    if (typeof source !== 'function') this.current = source;
    this.#fetch = typeof source === 'function' ? source : () => Promise.resolve(source);
    makeAutoObservable(this, { current: observableRef });
  }

  /** Imports the reader if one of these needs it. Resolves when it is there; null when nothing has to be imported. */
  open(found: Iterable<PlacedExperience | null>): Promise<void> | null {
    if (this.current !== null || [...found].every((one) => one === null)) return null;
    this.#opening ??= this.#fetch().then((reader) => this.use(reader));
    return this.#opening;
  }

  /** Resolves once a running import has finished; at once when there is none. */
  async whenOpen(): Promise<void> {
    await this.#opening;
  }

  private use(reader: DisplayReader): void {
    this.current = reader;
  }
}
