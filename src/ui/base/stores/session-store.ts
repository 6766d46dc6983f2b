import { makeAutoObservable, observableRef } from 'mobx';
import type { UserId } from '../../../domain/ids/ids.ts';
import type { Viewer, ViewerKind } from '../../../domain/users/user.ts';

/** The current viewer. */
export class SessionStore {
  viewer: Viewer | null = null;

  constructor() {
    makeAutoObservable(this, { viewer: observableRef }, { autoBind: true });
  }

  get kind(): ViewerKind {
    return this.viewer?.kind ?? 'visitor';
  }

  /** The id of a member, who may change their own objects; null for visitors and in limited sessions. */
  get memberId(): UserId | null {
    return (this.kind === 'full' && this.viewer?.entityId) || null;
  }

  show(viewer: Viewer | null): void {
    this.viewer = viewer;
  }

  /** Updates the number of created pins, so that pages that depend on it need not wait for the server. */
  countPins(made: number): void {
    if (this.viewer !== null) this.viewer = { ...this.viewer, pinCount: this.viewer.pinCount + made };
  }
}
