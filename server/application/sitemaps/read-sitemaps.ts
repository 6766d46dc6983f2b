import { formatRoute } from '../../../src/domain/routes/format-route.ts';
import { pinSeoPath } from '../../../src/domain/routes/slug.ts';
import type { SitemapKind, SitemapPage, SitemapReader } from '../ports/discovery/sitemap-reader.ts';
import type { Clock } from '../ports/surroundings.ts';
import type { ListTopics } from '../topics/list-topics.ts';

/** Search engines read at most this many addresses per file. */
const PAGES_PER_SITEMAP = 50_000;
/** Pages that are read at once. */
const PAGES_AT_ONCE = 1000;
/** The borders between files are known for this long; what is in them is always read anew. */
const BORDERS_KNOWN_MS = 10 * 60 * 1000;

/** A list of pages: `pins`, number 2. Numbers begin with 1. */
export type SitemapName = { readonly kind: SitemapKind | 'topics'; readonly number: number };

type ReadSitemapsDeps = {
  readonly sitemaps: SitemapReader;
  readonly listTopics: Pick<ListTopics, 'withPages'>;
  readonly clock: Clock;
  readonly pagesPerFile?: number;
};

type Borders = { readonly ids: readonly string[]; readonly hasPages: boolean };

/** Lists the public pages that search engines may index, in files of limited length. */
export class ReadSitemaps {
  readonly #deps: ReadSitemapsDeps;
  readonly #perFile: number;
  readonly #borders = new Map<SitemapKind, { readonly borders: Promise<Borders>; readonly at: number }>();

  constructor(deps: ReadSitemapsDeps) {
    this.#deps = deps;
    this.#perFile = deps.pagesPerFile ?? PAGES_PER_SITEMAP;
  }

  /** The files that have pages. */
  async files(): Promise<readonly SitemapName[]> {
    const files: SitemapName[] = [];
    for (const kind of ['pins', 'boards', 'users'] as const) {
      const { ids, hasPages } = await this.#bordersOf(kind);
      const count = hasPages ? ids.length + 1 : 0;
      for (let number = 1; number <= count; number++) files.push({ kind, number });
    }
    const topics = await this.#topics();
    return topics.length === 0 ? files : [...files, { kind: 'topics', number: 1 }];
  }

  /** The addresses of a file as paths, in parts; undefined for a file that there is not. */
  async paths({ kind, number }: SitemapName): Promise<AsyncIterable<readonly string[]> | undefined> {
    if (kind === 'topics') {
      const paths = number === 1 ? await this.#topics() : [];
      return paths.length === 0 ? undefined : inOnePart(paths);
    }
    const { ids, hasPages } = await this.#bordersOf(kind);
    if (!hasPages || number < 1 || number > ids.length + 1) return undefined;
    return this.#parts(kind, number === 1 ? null : ids[number - 2]!, ids[number - 1]);
  }

  async *#parts(
    kind: SitemapKind,
    start: string | null,
    last: string | undefined,
  ): AsyncIterable<readonly string[]> {
    let after = start;
    // Pages that came since the borders were read: a file never has more than it may.
    for (let left = this.#perFile; left > 0;) {
      const limit = Math.min(PAGES_AT_ONCE, left);
      const pages = await this.#deps.sitemaps.pagesAfter(kind, after, limit);
      const own = last === undefined ? pages : pages.filter(({ id }) => Number(id) <= Number(last));
      if (own.length > 0) yield own.map(pathOf);
      if (own.length < limit) return;
      left -= own.length;
      after = own.at(-1)!.id;
    }
  }

  #bordersOf(kind: SitemapKind): Promise<Borders> {
    const now = this.#deps.clock.now();
    const known = this.#borders.get(kind);
    if (known !== undefined && now - known.at < BORDERS_KNOWN_MS) return known.borders;
    const borders = this.#readBorders(kind);
    this.#borders.set(kind, { borders, at: now });
    borders.catch(() => this.#borders.delete(kind));
    return borders;
  }

  /** The last id of each file that is full and has a file behind it. */
  async #readBorders(kind: SitemapKind): Promise<Borders> {
    const { sitemaps } = this.#deps;
    const ids: string[] = [];
    for (;;) {
      const border = await sitemaps.idAtDistance(kind, ids.at(-1) ?? null, this.#perFile);
      if (border === undefined) break;
      ids.push(border);
    }
    const hasMore = (await sitemaps.idAtDistance(kind, ids.at(-1) ?? null, 1)) !== undefined;
    if (hasMore) return { ids, hasPages: true };
    return { ids: ids.slice(0, -1), hasPages: ids.length > 0 };
  }

  async #topics(): Promise<readonly string[]> {
    const topics = await this.#deps.listTopics.withPages('all', null);
    return topics.map(({ view: { topic } }) =>
      formatRoute({ kind: 'interest', interest: topic.urlName, interestId: topic.id }),
    );
  }
}

function pathOf(page: SitemapPage): string {
  switch (page.kind) {
    case 'pins':
      return pinSeoPath(page);
    case 'boards':
      return formatRoute({ kind: 'board', username: page.username, boardId: page.slug });
    case 'users':
      return formatRoute({ kind: 'profile', username: page.username });
  }
}

async function* inOnePart(paths: readonly string[]): AsyncIterable<readonly string[]> {
  yield paths;
}
