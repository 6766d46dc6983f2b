import { makeAutoObservable, observableRef } from 'mobx';
import { profileView, type ProfileView } from '../../../domain/surfaces/profile-view.ts';

/** The person's display settings for boards and pins, as stored with the account. */
export class ProfileViewStore {
  view: ProfileView = profileView({});
  /** True once it was read; visitors have none. */
  known = false;

  constructor() {
    makeAutoObservable(this, { view: observableRef }, { autoBind: true });
  }

  show(view: ProfileView): void {
    this.view = view;
    this.known = true;
  }

  change(change: Partial<ProfileView>): void {
    this.view = { ...this.view, ...change };
  }
}
