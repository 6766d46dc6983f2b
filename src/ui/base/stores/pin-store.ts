import { makeAutoObservable, observable } from 'mobx';
import { toPinId, type PinId } from '../../../domain/ids/ids.ts';
import type { Pin } from '../../../domain/pins/pin.ts';

/** Pins as observables, one per id: changing a pin updates every copy of it on the screen. */
export class PinStore {
  readonly #pins = observable.map<PinId, Pin>([], { deep: false });

  readonly #names = new Map<string, PinId>();

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  find(id: PinId): Pin | undefined {
    return this.#pins.get(id);
  }

  all(): Iterable<Pin> {
    return this.#pins.values();
  }

  /** Finds a pin by its name in an address: its id, or another name that led to it. */
  findByName(name: string): Pin | undefined {
    return this.#pins.get(this.#names.get(name) ?? toPinId(name));
  }

  /** Stores another name of the pin in addresses. */
  putNamed(name: string, pin: Pin): void {
    this.put([pin]);
    if (name !== pin.entityId) this.#names.set(name, pin.entityId);
  }

  put(pins: readonly Pin[]): void {
    for (const pin of pins) this.#pins.set(pin.entityId, pin);
  }

  /** Replaces every pin by the result of `change`; the same object means no change. */
  change(change: (pin: Pin) => Pin): void {
    for (const [id, pin] of this.#pins) {
      const changed = change(pin);
      if (changed !== pin) this.#pins.set(id, changed);
    }
  }
}
