import { makeAutoObservable, observable } from 'mobx';
import { isUnanswered, needsLogIn, ServiceError } from '../../application/ports/service-error.ts';
import { routeFacts } from '../../domain/routes/route-facts.ts';
import type { Route } from '../../domain/routes/route.ts';
import type { Viewer } from '../../domain/users/user.ts';
import type { LoadContext, Page, PageOutcome } from './navigation/page.ts';

/**
 * `page` is null when not even its code could be fetched; the outcome then says why. `foreseen`: shown from what was
 * known, its own answer is missing.
 */
export type OpenedPage = {
  readonly page: Page | null;
  readonly outcome: PageOutcome;
  readonly foreseen?: boolean;
};

/** Which page stands at an address. */
export type PageTable = {
  /** @throws {ServiceError} when its code does not come */
  readonly loadPage: (route: Route, viewer: Viewer | null) => Promise<Page>;
  /** The page, if its code is here already. */
  readonly loadedPage: (route: Route, viewer: Viewer | null) => Page | undefined;
};

/** The pages opened in this visit, by address. */
export class PageStore {
  /** The address that was opened last. */
  latest = '';
  readonly #opened = observable.map<string, OpenedPage>([], { deep: false });
  readonly #context: LoadContext;
  readonly #table: PageTable;

  constructor(context: LoadContext, table: PageTable) {
    this.#context = context;
    this.#table = table;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Undefined while it is being opened. */
  find(address: string): OpenedPage | undefined {
    return this.#opened.get(address);
  }

  /** What can be shown of an address: the page that was opened, else what is known of it already. */
  findShown(address: string, route: Route): OpenedPage | undefined {
    return this.find(address) ?? this.#foresee(route);
  }

  /**
   * Opens a page: its code and its data. An address that was opened before keeps showing what it had until the
   * new outcome is there. Never rejects because of the service: that becomes the outcome, but for a page that is known
   * all the same and nobody answered.
   */
  async open(address: string, route: Route): Promise<OpenedPage> {
    const opened = await this.#open(route);
    this.show(address, opened);
    return opened;
  }

  show(address: string, opened: OpenedPage): void {
    this.latest = address;
    this.#opened.set(address, opened);
  }

  async #open(route: Route): Promise<OpenedPage> {
    let page: Page | null = null;
    try {
      page = await this.#table.loadPage(route, this.#context.stores.session.viewer);
      const { access } = routeFacts(route);
      const { kind } = this.#context.stores.session;
      if (access !== 'open' && kind !== 'full' && kind !== access)
        return { page, outcome: { kind: 'sign-in' } };
      return { page, outcome: await page.load(route, this.#context) };
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      // The log-in page would send somebody who counts as logged in back at once, for ever.
      if (error.kind === 'session_ended') this.#context.stores.session.show(null);
      if (needsLogIn(error.kind)) return { page, outcome: { kind: 'sign-in' } };
      const known = isUnanswered(error.kind) ? this.#foresee(route) : undefined;
      return known ?? { page, outcome: { kind: 'failed', failure: error.kind } };
    }
  }

  #foresee(route: Route): OpenedPage | undefined {
    const { stores } = this.#context;
    const page = this.#table.loadedPage(route, stores.session.viewer);
    const head = page?.foresee?.(route, stores);
    return page && head && { page, outcome: { kind: 'ready', head }, foreseen: true };
  }
}
