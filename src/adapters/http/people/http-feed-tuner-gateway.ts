import type {
  FeedTunerGateway,
  TunedDomain,
  TunedPage,
  TunedSource,
} from '../../../application/ports/people/feed-tuner-gateway.ts';
import type { Refused } from '../../../application/ports/refused.ts';
import type { TunerObject, TunerTab } from '../../../domain/feeds/feed-tuner.ts';
import { boardShortFromWire } from '../../../../wire/board-from-wire.ts';
import { pinFromWire } from '../../../../wire/pin-from-wire.ts';
import { topicFromWire } from '../../../../wire/topic-from-wire.ts';
import { count, rawObject, text, textOrNull } from '../../../../wire/raw.ts';
import { userShortFromWire } from '../../../../wire/user-from-wire.ts';
import { refusedBy, type ResourceClient } from '../client/resource-client.ts';

/** The tuner over the resource calls. Sources of unknown kinds are skipped. */
export class HttpFeedTunerGateway implements FeedTunerGateway {
  readonly #calls: ResourceClient;
  constructor(calls: ResourceClient) {
    this.#calls = calls;
  }

  async sources(tab: TunerTab, bookmark: string | null): Promise<TunedPage | 'expired' | undefined> {
    const answer = await this.#calls.get('HomefeedTuner', {
      tab,
      ...(bookmark === null ? {} : { bookmarks: [bookmark] }),
    });
    if (answer.kind === 'failed') return answer.error.reason === 'invalid_bookmark' ? 'expired' : undefined;
    const items = Array.isArray(answer.data) ? (answer.data as unknown[]) : [];
    return { sources: items.flatMap((item) => sourceFromWire(item) ?? []), bookmark: answer.bookmark };
  }

  async switchSource(
    { kind, id }: { readonly kind: TunerObject; readonly id: string },
    enabled: boolean,
  ): Promise<{ readonly kind: 'done' } | Refused> {
    const options = { object_type: kind, object_id: id, enabled };
    const answer = await this.#calls.update('HomefeedTuner', options);
    return answer.kind === 'ok' ? { kind: 'done' } : refusedBy(answer.error);
  }
}

function sourceFromWire(item: unknown): TunedSource | undefined {
  const { object_type, object, enabled } = (item ?? {}) as Readonly<Record<string, unknown>>;
  const state = { enabled: enabled !== false };
  switch (object_type) {
    case 'interest':
      return { kind: 'interest', topic: topicFromWire(object), ...state };
    case 'board':
      return { kind: 'board', board: boardShortFromWire(object), ...state };
    case 'user':
      return { kind: 'user', user: userShortFromWire(object), ...state };
    case 'domain':
      return { kind: 'domain', domain: domainFromWire(object), ...state };
    case 'pin':
      return { kind: 'pin', pin: pinFromWire(object), ...state };
    default:
      return undefined;
  }
}

function domainFromWire(value: unknown): TunedDomain {
  const { id, image_url, pin_count } = rawObject(value);
  return { name: text(id), imageUrl: textOrNull(image_url), pinCount: count(pin_count) };
}
