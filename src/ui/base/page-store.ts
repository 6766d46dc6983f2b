import { makeAutoObservable, observable } from 'mobx';
import { isUnanswered, needsLogIn, ServiceError } from '../../application/ports/service-error.ts';
import { routeFacts } from '../../domain/routes/route-facts.ts';
import type { Route } from '../../domain/routes/route.ts';
import type { Viewer } from '../../domain/users/user.ts';
import type { LoadContext, Page, PageOutcome } from './navigation/page.ts';

/**
 * `page` is null when its code could not be loaded; the outcome then says why. `foreseen`: shown from data in the
 * stores, before the response for this page.
 */
export type OpenedPage = {
  readonly page: Page | null;
  readonly outcome: PageOutcome;
  readonly foreseen?: boolean;
};

/** The page of each route. */
export type PageTable = {
  /** @throws {ServiceError} when its code cannot be loaded */
  readonly loadPage: (route: Route, viewer: Viewer | null) => Promise<Page>;
  /** The page, if its code is loaded. */
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

  /** Undefined while it is loading. */
  find(address: string): OpenedPage | undefined {
    return this.#opened.get(address);
  }

  /** The state of an address: the opened page, or else one from data in the stores. */
  findShown(address: string, route: Route): OpenedPage | undefined {
    return this.find(address) ?? this.#foresee(route);
  }

  /**
   * Loads a page: its code and its data. An address that was opened before keeps its state until the new outcome has
   * arrived. Service errors become the outcome; a page that could be shown from the stores stays when the server did
   * not answer.
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
      // The log-in page would redirect a user with a session back at once, in an endless loop.
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
