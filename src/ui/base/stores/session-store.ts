import { makeAutoObservable, observableRef } from 'mobx';
import type { Viewer } from '../../../domain/users/user.ts';

/** Who is looking. */
export class SessionStore {
  viewer: Viewer | null = null;
  /** Their cards go without text for the time being (`hidesCardFooter`). */
  hidesFooter = false;
  /** The session has ended, and the person is asked to come back in place. */
  asksToReturn = false;
  #returned: ((back: boolean) => void) | null = null;

  constructor() {
    makeAutoObservable(this, { viewer: observableRef }, { autoBind: true });
  }

  get signedIn(): boolean {
    return this.viewer !== null;
  }

  /** Signed in with the password: a session from a mail's link only looks around. */
  get mayChange(): boolean {
    return this.viewer?.viewerType === 'LOGGED_IN';
  }

  show(viewer: Viewer | null): void {
    this.viewer = viewer;
  }

  hideFooter(hides: boolean): void {
    this.hidesFooter = hides;
  }

  /** So many pins were made: pages that go by their number need not wait to be told. */
  countPins(made: number): void {
    if (this.viewer !== null) this.viewer = { ...this.viewer, pinCount: this.viewer.pinCount + made };
  }

  /** Asks once; a visitor has no session to come back to. True: the same person is back. */
  askToReturn(): Promise<boolean> {
    if (this.viewer === null) return Promise.resolve(false);
    this.asksToReturn = true;
    return new Promise((resolve) => (this.#returned = resolve));
  }

  /** Null: not now. Without a question nothing happens. */
  answerReturn(back: Viewer | null): void {
    if (!this.asksToReturn) return;
    this.asksToReturn = false;
    if (back !== null) this.viewer = back;
    this.#returned?.(back !== null);
  }
}
