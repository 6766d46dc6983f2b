import { makeAutoObservable, observableRef } from 'mobx';

/** Parts of the app that are a chunk of their own: fetched once, and seen by every view that waits for them. */
export class LateParts<Parts> {
  /** Null until they were fetched. */
  parts: Parts | null = null;
  readonly #fetch: () => Promise<Parts>;
  #coming: Promise<Parts> | null = null;

  constructor(fetch: () => Promise<Parts>) {
    this.#fetch = fetch;
    makeAutoObservable(this, { parts: observableRef }, { autoBind: true });
  }

  /** Fetches them, once. Rejects when they do not come; they are then asked for again the next time. */
  open(): Promise<Parts> {
    this.#coming ??= this.#fetch().then(
      (parts) => this.keep(parts),
      (error: unknown) => {
        this.#coming = null;
        throw error;
      },
    );
    return this.#coming;
  }

  /** The same for who only comes near: without them nothing is missing yet. */
  prepare(): void {
    this.open().catch(() => undefined);
  }

  private keep(parts: Parts): Parts {
    this.parts = parts;
    return parts;
  }
}
