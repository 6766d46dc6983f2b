import { makeAutoObservable, observable } from 'mobx';

declare const value: unique symbol;

/** Names a value and carries its type. */
export type KeptName<Value> = string & { readonly [value]?: Value };

/** What pages keep by name besides pins, boards and people: plain data that travels with a served page. */
export class KeptStore {
  readonly #values = observable.map<string, unknown>([], { deep: false });

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  find<Value>(name: KeptName<Value>): Value | undefined {
    return this.#values.get(name) as Value | undefined;
  }

  keep<Value>(name: KeptName<Value>, kept: Value): void {
    this.#values.set(name, kept);
  }

  /** All values by name, for the page's state. */
  entries(): Iterable<readonly [string, unknown]> {
    return this.#values;
  }
}
