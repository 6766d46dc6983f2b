import { makeAutoObservable, observable } from 'mobx';
import { ServiceError } from '../../application/ports/service-error.ts';
import { routeFacts } from '../../domain/routes/route-facts.ts';
import type { Route } from '../../domain/routes/route.ts';
import type { LoadContext, Page, PageOutcome } from './page.ts';
import { loadPage } from './page-table.ts';

export type OpenedPage = { readonly page: Page; readonly outcome: PageOutcome };

/** The pages opened in this visit, by address. */
export class PageStore {
  readonly #opened = observable.map<string, OpenedPage>([], { deep: false });
  readonly #context: LoadContext;

  constructor(context: LoadContext) {
    this.#context = context;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Undefined while it is being opened. */
  find(address: string): OpenedPage | undefined {
    return this.#opened.get(address);
  }

  /**
   * Opens a page: its code and its data. An address that was opened before keeps showing what it had until the
   * new outcome is there. Never rejects because of the service: that becomes the outcome.
   */
  async open(address: string, route: Route): Promise<OpenedPage> {
    const opened = { page: await loadPage(route), outcome: await this.#load(route) };
    this.show(address, opened);
    return opened;
  }

  show(address: string, opened: OpenedPage): void {
    this.#opened.set(address, opened);
  }

  async #load(route: Route): Promise<PageOutcome> {
    if (routeFacts(route).access === 'signed-in' && !this.#context.stores.session.signedIn)
      return { kind: 'sign-in' };
    try {
      return await (await loadPage(route)).load(route, this.#context);
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      if (error.kind === 'session_ended') return { kind: 'sign-in' };
      return { kind: 'failed', failure: error.kind };
    }
  }
}
