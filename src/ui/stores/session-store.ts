import { makeAutoObservable, observableRef } from 'mobx';
import type { Viewer } from '../../domain/users/user.ts';

/** Who is looking. */
export class SessionStore {
  viewer: Viewer | null = null;

  constructor() {
    makeAutoObservable(this, { viewer: observableRef }, { autoBind: true });
  }

  get signedIn(): boolean {
    return this.viewer !== null;
  }

  show(viewer: Viewer | null): void {
    this.viewer = viewer;
  }
}
