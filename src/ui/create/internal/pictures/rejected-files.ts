import { makeAutoObservable, observableRef } from 'mobx';

/** A file that cannot become a pin, and why. */
export type RejectedFile = { readonly name: string; readonly problem: string };

/** The files of the last choice that cannot become pins. */
export class RejectedFiles {
  all: readonly RejectedFile[] = [];

  constructor() {
    makeAutoObservable(this, { all: observableRef }, { autoBind: true });
  }

  add(file: RejectedFile): void {
    this.all = [...this.all, file];
  }

  clear(): void {
    this.all = [];
  }
}
