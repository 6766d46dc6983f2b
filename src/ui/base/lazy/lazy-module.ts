import { makeAutoObservable, observableRef } from 'mobx';

/** A chunk that is imported once; an observable notifies every view that waits for it. */
export class LazyModule<Parts> {
  /** Null until the chunk is loaded. */
  parts: Parts | null = null;
  readonly #fetch: () => Promise<Parts>;
  #loading: Promise<Parts> | null = null;

  constructor(fetch: () => Promise<Parts>) {
    this.#fetch = fetch;
    makeAutoObservable(this, { parts: observableRef }, { autoBind: true });
  }

  /** Imports the chunk, once. A failed import rejects and is repeated by the next call. */
  open(): Promise<Parts> {
    this.#loading ??= this.#fetch().then(
      (parts) => this.keep(parts),
      (error: unknown) => {
        this.#loading = null;
        throw error;
      },
    );
    return this.#loading;
  }

  /** Prefetches the chunk; a failure is ignored. */
  prepare(): void {
    this.open().catch(() => undefined);
  }

  private keep(parts: Parts): Parts {
    this.parts = parts;
    return parts;
  }
}
