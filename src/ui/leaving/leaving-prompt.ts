import { makeAutoObservable, observableRef } from 'mobx';
import type { LinkWarning } from '../../domain/leaving/offsite-check.ts';

/** The warning about a link that is not opened. */
export class LeavingPrompt {
  warning: LinkWarning | null = null;

  constructor() {
    makeAutoObservable(this, { warning: observableRef }, { autoBind: true });
  }

  show(warning: LinkWarning): void {
    this.warning = warning;
  }

  close(): void {
    this.warning = null;
  }
}
