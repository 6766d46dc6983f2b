import type { OffsiteGateway, OffsiteQuery } from '../../application/ports/pins/offsite-gateway.ts';
import type { OffsiteAnswer } from '../../domain/leaving/offsite-check.ts';
import { parseHttpUrl } from '../../domain/links/http-url.ts';
import { sanitizedUrl, type LinkVerdict } from '../../domain/links/link-verdict.ts';

/** Verdicts about hosts, in memory. */
export class InMemoryOffsiteGateway implements OffsiteGateway {
  readonly #verdicts: ReadonlyMap<string, LinkVerdict>;

  constructor(verdicts: ReadonlyMap<string, LinkVerdict>) {
    this.#verdicts = verdicts;
  }

  check({ url }: OffsiteQuery): Promise<OffsiteAnswer | undefined> {
    return this.look(url);
  }

  async look(url: string): Promise<OffsiteAnswer | undefined> {
    const host = parseHttpUrl(url)?.host;
    if (host === undefined) return undefined;
    const status = this.#verdicts.get(host) ?? 'ok';
    const message = status === 'ok' ? '' : `This site is ${status}.`;
    return { status, message, url, sanitizedUrl: sanitizedUrl(url) };
  }
}
