import type {
  ChangeOutcome,
  CopyToDelete,
  DeleteOutcome,
  NewSave,
  PinChange,
  QuickSavesBoard,
  SaveBoards,
  SaveGateway,
  SaveOutcome,
} from '../../../application/ports/pins/save-gateway.ts';
import type { Refused } from '../../../application/ports/refused.ts';
import { toBoardId, type PinId, type UserId } from '../../../domain/ids/ids.ts';
import { boardShortFromWire } from '../../../../wire/board-from-wire.ts';
import { pinFromWire } from '../../../../wire/pin-from-wire.ts';
import { NAMES_OF_WIRE_TEXTS, textsByWireName } from '../../../../wire/pin-text-names.ts';
import { listOf, rawObject } from '../../../../wire/raw.ts';
import { productOptions, PRODUCT_NAMES } from './product-options.ts';
import { refusedBy, type ResourceClient } from '../client/resource-client.ts';

const FORM_NAMES = { ...NAMES_OF_WIRE_TEXTS, board_id: 'board', section: 'board', ...PRODUCT_NAMES };

/** Saved pins over the resource calls. */
export class HttpSaveGateway implements SaveGateway {
  readonly #calls: ResourceClient;
  constructor(calls: ResourceClient) {
    this.#calls = calls;
  }

  async save({ pinId, userId, boardId, sectionId, trackingParams, texts }: NewSave): Promise<SaveOutcome> {
    const answer = await this.#calls.create('Repin', {
      pin_id: pinId,
      user_id: userId,
      ...(boardId === null ? {} : { board_id: boardId }),
      ...(sectionId === null ? {} : { section: sectionId }),
      clientTrackingParams: trackingParams,
      // The app logs saves itself, so the server must not log them again.
      disable_event_log_info: true,
      ...texts,
    });
    if (answer.kind === 'ok') return { kind: 'saved', copy: pinFromWire(answer.data) };
    const refused = refusedBy(answer.error);
    return answer.error.reason === 'pin_not_found' ? { ...refused, missing: 'pin' } : refused;
  }

  async change(pinId: PinId, { product, place, ...texts }: PinChange): Promise<ChangeOutcome> {
    const answer = await this.#calls.update('Pin', {
      id: pinId,
      ...textsByWireName(texts),
      ...(product === undefined ? {} : { product: product && productOptions(product) }),
      ...(place === undefined ? {} : { board_id: place.boardId, section: place.sectionId }),
    });
    return answer.kind === 'ok'
      ? { kind: 'changed', pin: pinFromWire(answer.data) }
      : refusedBy(answer.error, FORM_NAMES);
  }

  async quickSavesBoard(userId: UserId): Promise<QuickSavesBoard | Refused> {
    const answer = await this.#calls.create('Board', {
      name: 'Quick Saves',
      layout: 'quick_saves',
      protected: false,
      return_existing: true,
      user_id: userId,
    });
    return answer.kind === 'ok'
      ? { kind: 'board', boardId: toBoardId(String(rawObject(answer.data).id)) }
      : refusedBy(answer.error);
  }

  async delete({ pinId, boardId, trackingParams }: CopyToDelete): Promise<DeleteOutcome> {
    const answer = await this.#calls.delete('Pin', {
      id: pinId,
      ...(boardId === null ? {} : { board_id: boardId }),
      client_tracking_params: trackingParams,
    });
    if (answer.kind === 'ok' || answer.error.reason === 'pin_not_found') return { kind: 'deleted' };
    return refusedBy(answer.error);
  }

  async boards(pinId: PinId | null): Promise<SaveBoards> {
    const answer = await this.#calls.get('BoardPickerBoards', pinId === null ? {} : { pin_id: pinId });
    // A pin that was just deleted must not prevent showing the boards.
    if (answer.kind === 'failed') return pinId === null ? { all: [], suggested: [] } : this.boards(null);
    const { all_boards, boards_shortlist } = rawObject(answer.data);
    return {
      all: listOf(all_boards, boardShortFromWire),
      suggested: listOf(boards_shortlist, boardShortFromWire),
    };
  }
}
