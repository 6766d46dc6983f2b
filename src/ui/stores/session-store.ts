import { makeAutoObservable, observableRef } from 'mobx';
import type { ActiveExperience } from '../../domain/experiences/hidden-footer.ts';
import type { Viewer } from '../../domain/users/user.ts';

/** Who is looking. */
export class SessionStore {
  viewer: Viewer | null = null;
  /** The groups in which they are, by experiment; those of which nothing is said are as they always were. */
  groups: Readonly<Record<string, string>> = {};
  /** What they are shown or taught for the time being. */
  experiences: readonly ActiveExperience[] = [];
  /** Where this visit comes from, as far as the operator's proxy or the host name tells. */
  from: string | null = null;
  /** The session has ended, and the person is asked to come back in place. */
  asksToReturn = false;
  #returned: ((back: boolean) => void) | null = null;

  constructor() {
    makeAutoObservable(
      this,
      { viewer: observableRef, groups: observableRef, experiences: observableRef },
      { autoBind: true },
    );
  }

  get signedIn(): boolean {
    return this.viewer !== null;
  }

  /** The viewer's country, ISO code: what members have chosen, of visitors what is known; empty or null for none. */
  get country(): string | null {
    return this.viewer === null ? this.from : this.viewer.country;
  }

  show(viewer: Viewer | null): void {
    this.viewer = viewer;
  }

  takePart(groups: Readonly<Record<string, string>>, from: string | null = null): void {
    this.groups = groups;
    this.from = from;
  }

  showExperiences(active: readonly ActiveExperience[]): void {
    this.experiences = active;
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
