import type { DoneOutcome } from '../../../application/ports/done-outcome.ts';
import type {
  Hiding,
  PinFeedbackGateway,
  ReactOutcome,
  Report,
  ReportOutcome,
} from '../../../application/ports/pins/pin-feedback-gateway.ts';
import type { FeedbackType } from '../../../domain/feedback/feedback-type.ts';
import type { PinId } from '../../../domain/ids/ids.ts';
import type { ReactionType } from '../../../domain/pins/pin-relations.ts';
import { reactionsFromWire } from '../../../../wire/pin-from-wire.ts';
import { doneOf } from '../client/done-of.ts';
import { refusedBy, type CallOutcome, type ResourceClient } from '../client/resource-client.ts';

/** Feedback over the resource calls; hiding and reactions have their own addresses. */
export class HttpPinFeedbackGateway implements PinFeedbackGateway {
  readonly #calls: ResourceClient;
  constructor(calls: ResourceClient) {
    this.#calls = calls;
  }

  async hide(hiding: Hiding): Promise<DoneOutcome> {
    return doneOf(await this.#hide(hiding));
  }

  async tell(pinId: PinId, type: FeedbackType, undo: boolean): Promise<DoneOutcome> {
    return doneOf(await this.#calls.update('PinFeedback', { pin_id: pinId, feedback_type: type, undo }));
  }

  async report({ object, reason, text }: Report): Promise<ReportOutcome> {
    const answer = await this.#calls.create('Report', {
      object_type: object.objectType,
      object_id: object.objectId,
      reason,
      ...(text === '' ? {} : { text }),
    });
    const isKnown = answer.kind === 'failed' && answer.error.reason === 'conflict';
    return isKnown ? { kind: 'already' } : doneOf(answer);
  }

  async react(pinId: PinId, reaction: ReactionType | null): Promise<ReactOutcome> {
    const path = '/v3/pins/{id}/reactions/';
    const answer = await (reaction === null
      ? this.#calls.direct('DELETE', path, { id: pinId })
      : this.#calls.direct('PUT', path, { id: pinId, reaction_type: reaction }));
    return answer.kind === 'ok'
      ? { kind: 'reacted', reactions: reactionsFromWire(answer.data) }
      : refusedBy(answer.error);
  }

  #hide({ pinId, kind, place, hidden }: Hiding): Promise<CallOutcome> {
    const verb = hidden ? 'hide' : 'unhide';
    switch (place.kind) {
      case 'news_hub': {
        const pin = { news_id: place.newsId, pin_id: pinId };
        return this.#calls.direct(
          'PUT',
          `/v3/news_hub/{news_id}/pin/{pin_id}/${hidden ? 'hide' : 'undo'}/`,
          pin,
        );
      }
      case 'search': {
        const options = { pin_id: pinId, query: place.query, pin_type: kind };
        return this.#calls.direct('PUT', `/v3/search/{pin_id}/${verb}/`, options);
      }
      case 'p2p':
        return this.#calls.direct('PUT', `/v3/p2p/{pin}/${verb}/`, { pin: pinId });
    }
  }
}
