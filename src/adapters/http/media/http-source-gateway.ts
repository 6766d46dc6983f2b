import type {
  MatchQuery,
  SourceGateway,
  SourceOutcome,
} from '../../../application/ports/media/source-gateway.ts';
import type { Cancellation } from '../../../application/ports/media/upload-gateway.ts';
import type { OwnMatch } from '../../../domain/sources/own-match.ts';
import { isSourceTrouble } from '../../../domain/sources/source-trouble.ts';
import { ownMatchesFromWire, sourcePageFromWire } from '../../../../wire/source-from-wire.ts';
import { RequestCancelled } from '../client/http-client.ts';
import type { ResourceClient } from '../client/resource-client.ts';

/** Pages as sources over the resource calls. */
export class HttpSourceGateway implements SourceGateway {
  readonly #calls: ResourceClient;
  constructor(calls: ResourceClient) {
    this.#calls = calls;
  }

  async read(address: string, cancellation: Cancellation): Promise<SourceOutcome> {
    try {
      const answer = await this.#calls.ask('FindPinImages', { url: address }, cancellation);
      if (answer.kind === 'failed') {
        const { message, extra_data } = answer.error;
        const trouble = isSourceTrouble(extra_data.trouble) ? extra_data.trouble : null;
        return { kind: 'refused', message, trouble };
      }
      const page = sourcePageFromWire(answer.data, address);
      return page.pictures.length === 0 ? { kind: 'nothing' } : { kind: 'found', page };
    } catch (error) {
      if (error instanceof RequestCancelled) return { kind: 'cancelled' };
      throw error;
    }
  }

  async ownMatches(
    { link, picture, boardId }: MatchQuery,
    cancellation?: Cancellation,
  ): Promise<readonly OwnMatch[]> {
    const options = {
      ...(link === null ? {} : { link }),
      ...(picture?.kind === 'stored' ? { image_signature: picture.signature } : {}),
      ...(picture?.kind === 'remote' ? { image_url: picture.url } : {}),
      ...(boardId === null ? {} : { board_id: boardId }),
    };
    try {
      const answer = await this.#calls.get('PinDuplicates', options, cancellation);
      return answer.kind === 'ok' ? ownMatchesFromWire(answer.data) : [];
    } catch (error) {
      if (error instanceof RequestCancelled) return [];
      throw error;
    }
  }
}
