import { linkKey } from '../../domain/links/link-key.ts';
import type { OwnMatch } from '../../domain/sources/own-match.ts';
import type { MatchQuery, SourceGateway } from '../ports/media/source-gateway.ts';
import type { Cancellation } from '../ports/media/upload-gateway.ts';

/** Checks whether a page or a picture was saved before. Sends no request without anything to compare. */
export class FindOwnMatches {
  readonly #deps: { readonly sources: SourceGateway };
  constructor(deps: { readonly sources: SourceGateway }) {
    this.#deps = deps;
  }

  async run(
    { link, picture, boardId }: MatchQuery,
    cancellation?: Cancellation,
  ): Promise<readonly OwnMatch[]> {
    const page = link !== null && linkKey(link) !== null ? link.trim() : null;
    if (page === null && picture === null) return [];
    return this.#deps.sources.ownMatches({ link: page, picture, boardId }, cancellation);
  }
}
