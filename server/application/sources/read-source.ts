import { linkKey } from '../../../src/domain/links/link-key.ts';
import { pictureHeader } from '../../../src/domain/sources/picture-header.ts';
import type { PageFindings } from '../../../src/domain/sources/read-statements.ts';
import { troubleOfKind, type SourceTrouble } from '../../../src/domain/sources/source-trouble.ts';
import { withOembed } from '../../../src/domain/sources/with-oembed.ts';
import type { PageReader } from '../ports/web/page-reader.ts';
import type { Logger } from '../ports/surroundings.ts';
import type { WebAnswer, WebFetcher } from '../ports/web/web.ts';
import type { RecentSources } from './recent-sources.ts';
import { troubleOfWeb } from './trouble-of-web.ts';

export type ReadSourceDeps = {
  readonly web: WebFetcher;
  readonly pages: Pick<PageReader, 'read' | 'note'>;
  readonly recent: RecentSources;
  readonly logger: Pick<Logger, 'debug'>;
};

export type ReadSourceOutcome =
  | { readonly kind: 'found'; readonly page: PageFindings }
  /** The fetch failed, or the page has nothing to pin. */
  | { readonly kind: 'nothing'; readonly trouble: SourceTrouble };

/** Reads an address as a source of pins: a page with its pictures, or a single picture. */
export class ReadSource {
  readonly #deps: ReadSourceDeps;

  constructor(deps: ReadSourceDeps) {
    this.#deps = deps;
  }

  async run(address: string): Promise<ReadSourceOutcome> {
    const { web, recent, logger } = this.#deps;
    const outcome = await web.fetch({ url: address, kind: 'page' });
    if (outcome.kind !== 'fetched') {
      logger.debug('source.not_fetched', {
        reason: outcome.kind === 'failed' ? outcome.reason : outcome.kind,
      });
      return { kind: 'nothing', trouble: troubleOfWeb(outcome) };
    }
    const page = pictureAt(outcome.answer) ?? (await this.#pageOf(outcome.answer));
    if (page === null) return { kind: 'nothing', trouble: troubleOfKind(outcome.answer.contentType) };
    if (page.pictures.length === 0) return { kind: 'nothing', trouble: 'no_pictures' };
    recent.keep([address, page.url], { facts: page.facts, answer: outcome.answer });
    return { kind: 'found', page: { ...page, canonicalUrl: await this.#confirmedUrl(page) } };
  }

  /**
   * The canonical address of the page, if the page at that address names itself as canonical. Otherwise a page could
   * claim another page's address, and put its own name and price on pins that link there.
   */
  async #confirmedUrl({ url, canonicalUrl }: PageFindings): Promise<string> {
    const { web, pages, recent } = this.#deps;
    const key = linkKey(canonicalUrl);
    if (key === linkKey(url)) return canonicalUrl;
    const outcome = await web.fetch({ url: canonicalUrl, kind: 'page' });
    const page = outcome.kind === 'fetched' ? await pages.read(outcome.answer) : null;
    if (outcome.kind !== 'fetched' || page === null || linkKey(page.canonicalUrl) !== key) return url;
    recent.keep([canonicalUrl], { facts: page.facts, answer: outcome.answer });
    return canonicalUrl;
  }

  async #pageOf(answer: WebAnswer): Promise<PageFindings | null> {
    const { web, pages } = this.#deps;
    const page = await pages.read(answer);
    const isComplete = page?.title !== '' && page?.pictures.some(({ isMain }) => isMain);
    if (page === null || page.oembedUrl === null || isComplete) return page;
    const note = await web.fetch({ url: page.oembedUrl, kind: 'note' });
    return note.kind === 'fetched' ? withOembed(page, pages.note(note.answer)) : page;
  }
}

/** The picture at an address; null when it is not a picture. */
function pictureAt({ url, bytes }: WebAnswer): PageFindings | null {
  const header = pictureHeader(bytes);
  if (header === null) return null;
  const picture = { url, ...header, description: '', isMain: true };
  return {
    url,
    title: '',
    description: '',
    siteName: '',
    canonicalUrl: url,
    pictures: [picture],
    facts: null,
    oembedUrl: null,
  };
}
