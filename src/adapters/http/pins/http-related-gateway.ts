import type { RelatedGateway } from '../../../application/ports/pins/related-gateway.ts';
import type { BoardShort } from '../../../domain/boards/board.ts';
import type { PinId } from '../../../domain/ids/ids.ts';
import type { PaletteColor } from '../../../domain/looks/palette.ts';
import type { Topic } from '../../../domain/topics/topic.ts';
import { boardShortFromWire } from '../../../../wire/board-from-wire.ts';
import { topicFromWire } from '../../../../wire/topic-from-wire.ts';
import type { ResourceClient } from '../client/resource-client.ts';

/** What goes with a pin, over the resource calls. */
export class HttpRelatedGateway implements RelatedGateway {
  readonly #calls: ResourceClient;
  constructor(calls: ResourceClient) {
    this.#calls = calls;
  }

  async boardsOf(pinId: PinId): Promise<readonly BoardShort[]> {
    const answer = await this.#calls.get('PinBoards', { pin: pinId });
    return answer.kind === 'failed' ? [] : answer.data.map(boardShortFromWire);
  }

  async topicsOf(pinId: PinId): Promise<readonly Topic[]> {
    const answer = await this.#calls.get('RelatedInterests', {
      pin_id: pinId,
      field_set_key: 'card',
    });
    return answer.kind === 'failed' ? [] : answer.data.map(topicFromWire);
  }

  async colorsOf(pinId: PinId): Promise<readonly PaletteColor[]> {
    const answer = await this.#calls.get('PinColors', { pin: pinId });
    return answer.kind === 'failed' ? [] : answer.data;
  }
}
