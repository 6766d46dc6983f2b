import { makeAutoObservable, observableRef } from 'mobx';
import type { DuplicatePins, MergedPins } from '../../../application/ports/pins/duplicate-gateway.ts';
import type { PinId } from '../../../domain/ids/ids.ts';

export type GroupState =
  | { readonly kind: 'open' }
  | { readonly kind: 'busy'; readonly work: 'merge' | 'apart' | 'undo' }
  | {
      readonly kind: 'merged';
      readonly mergeId: string | null;
      readonly removedCount: number;
      readonly stays: MergedPins['stays'];
    }
  | { readonly kind: 'apart'; readonly id: string };

/** A group of the list, which stays in its place after it was merged. */
export class DuplicateGroupModel {
  readonly pins: DuplicatePins;
  keptId: PinId;
  state: GroupState = { kind: 'open' };

  constructor(pins: DuplicatePins) {
    this.pins = pins;
    this.keptId = pins[0]!.pinId;
    makeAutoObservable(this, { pins: false, state: observableRef }, { autoBind: true });
  }

  /** The pins to merge into the kept one. */
  get others(): readonly PinId[] {
    return this.pins.flatMap(({ pinId }) => (pinId === this.keptId ? [] : [pinId]));
  }

  keep(pinId: PinId): void {
    this.keptId = pinId;
  }

  show(state: GroupState): void {
    this.state = state;
  }
}
