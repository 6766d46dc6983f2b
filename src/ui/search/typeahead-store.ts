import { makeAutoObservable } from 'mobx';

declare module '../base/stores/stores.ts' {
  interface Stores {
    readonly typeahead: TypeaheadStore;
  }
}

/** Where the suggestions of the search are shown: below the field, or with a field of their own over the window. */
export type TypeaheadForm = 'panel' | 'sheet';

/** Whether the suggestions of the search are shown. */
export class TypeaheadStore {
  form: TypeaheadForm | null = null;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get showTypeaheadOverlay(): boolean {
    return this.form !== null;
  }

  open(form: TypeaheadForm): void {
    this.form = form;
  }

  close(): void {
    this.form = null;
  }
}
