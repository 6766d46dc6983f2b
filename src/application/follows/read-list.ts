/** `restarted`: the bookmark had expired, so this is the first page again. */
export type Restartable<Page> = Page & { readonly restarted: boolean };

type ReadPage<Source, Page> = (
  source: Source,
  bookmark: string | null,
) => Promise<Page | 'expired' | undefined>;

/** Reads a list page by page. When the bookmark is no longer valid, it reads the first page again. */
export class ReadList<Source, Page extends object> {
  readonly #read: ReadPage<Source, Page>;
  constructor(deps: { readonly read: ReadPage<Source, Page> }) {
    this.#read = deps.read;
  }

  /** Undefined: the list or its owner does not exist. */
  async run(source: Source, bookmark: string | null): Promise<Restartable<Page> | undefined> {
    const page = await this.#read(source, bookmark);
    if (page !== 'expired') return page && { ...page, restarted: false };
    const first = await this.#read(source, null);
    return first === undefined || first === 'expired' ? undefined : { ...first, restarted: true };
  }
}
