import { makeAutoObservable } from 'mobx';

/** Whether the list of shortcuts is open. */
export class ShortcutStore {
  listShown = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  showList(): void {
    this.listShown = true;
  }

  hideList(): void {
    this.listShown = false;
  }
}
