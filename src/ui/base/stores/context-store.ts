import { makeAutoObservable, observableRef } from 'mobx';
import type { ShoppingTag } from '../../../domain/shopping/shopping-tag.ts';
import { UNKNOWN_CONTEXT, type ClientContext } from '../../../domain/visits/client-context.ts';

/** The server's context of this visit: it comes with the page, and each answer updates it. */
export class ContextStore {
  current: ClientContext = UNKNOWN_CONTEXT;
  /** The groups of the viewer, by experiment. Experiments without a group behave as usual. */
  groups: Readonly<Record<string, string>> = {};
  /** The look of the shopping tag for the viewer; it comes with the page. */
  tagLook: ShoppingTag | null = null;

  constructor() {
    makeAutoObservable(this, { current: observableRef, groups: observableRef });
  }

  /** An equal context changes nothing, so that nothing is rendered again. */
  show(context: ClientContext): void {
    if (JSON.stringify(context) !== JSON.stringify(this.current)) this.current = context;
  }

  takePart(groups: Readonly<Record<string, string>>, tagLook: ShoppingTag | null = null): void {
    this.groups = groups;
    this.tagLook = tagLook;
  }
}
