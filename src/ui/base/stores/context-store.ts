import { makeAutoObservable, observableRef } from 'mobx';
import type { ShoppingTag } from '../../../domain/shopping/shopping-tag.ts';
import { UNKNOWN_CONTEXT, type ClientContext } from '../../../domain/visits/client-context.ts';

/** What the server knows of this visit: it came with the page, and each answer says it anew. */
export class ContextStore {
  current: ClientContext = UNKNOWN_CONTEXT;
  /** The groups of the viewer, by experiment; those of which nothing is said are as they always were. */
  groups: Readonly<Record<string, string>> = {};
  /** How things to buy are marked for the viewer; told with the page. */
  tagLook: ShoppingTag | null = null;

  constructor() {
    makeAutoObservable(this, { current: observableRef, groups: observableRef });
  }

  /** The same again changes nothing, so that nothing is drawn anew for it. */
  show(context: ClientContext): void {
    if (JSON.stringify(context) !== JSON.stringify(this.current)) this.current = context;
  }

  takePart(groups: Readonly<Record<string, string>>, tagLook: ShoppingTag | null = null): void {
    this.groups = groups;
    this.tagLook = tagLook;
  }
}
