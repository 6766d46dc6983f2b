import { makeAutoObservable, observable } from 'mobx';
import type { PinId } from '../../../domain/ids/ids.ts';

declare const value: unique symbol;

/** The name of a value, with its type. */
export type PageDataKey<Value> = string & { readonly [value]?: Value };

/** Ids of pins that a page shows besides feeds: the served page brings them along. */
export const PINS_OF_PAGE: PageDataKey<readonly PinId[]> = 'pins-of-page';

/** The texts below all cards are hidden (`hidesCardFooter`). */
export const HIDES_FOOTER: PageDataKey<boolean> = 'hides-footer';

/** Data of pages by name, besides pins, boards and people: plain values, part of the state of a served page. */
export class PageDataStore {
  readonly #values = observable.map<string, unknown>([], { deep: false });

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  find<Value>(name: PageDataKey<Value>): Value | undefined {
    return this.#values.get(name) as Value | undefined;
  }

  set<Value>(name: PageDataKey<Value>, data: Value): void {
    this.#values.set(name, data);
  }

  /** All values by name, for the page's state. */
  entries(): Iterable<readonly [string, unknown]> {
    return this.#values;
  }
}
