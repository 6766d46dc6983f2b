import type {
  MatchQuery,
  SourceGateway,
  SourceOutcome,
} from '../../application/ports/media/source-gateway.ts';
import type { Cancellation } from '../../application/ports/media/upload-gateway.ts';
import type { OwnMatch } from '../../domain/sources/own-match.ts';

/** Previews of pictures have paths of the server's site; this adds the origin of the API. */
export class OtherOriginSourceGateway implements SourceGateway {
  readonly #sources: SourceGateway;
  readonly #origin: string;

  constructor(sources: SourceGateway, origin: string) {
    this.#sources = sources;
    this.#origin = origin;
  }

  async read(address: string, cancellation: Cancellation): Promise<SourceOutcome> {
    const outcome = await this.#sources.read(address, cancellation);
    if (outcome.kind !== 'found') return outcome;
    const pictures = outcome.page.pictures.map((picture) => ({
      ...picture,
      previewUrl: picture.previewUrl === null ? null : this.#origin + picture.previewUrl,
    }));
    return { kind: 'found', page: { ...outcome.page, pictures } };
  }

  ownMatches(query: MatchQuery, cancellation?: Cancellation): Promise<readonly OwnMatch[]> {
    return this.#sources.ownMatches(query, cancellation);
  }
}
