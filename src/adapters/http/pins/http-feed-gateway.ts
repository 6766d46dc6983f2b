import type { FeedGateway, FeedPage, FeedSource } from '../../../application/ports/pins/feed-gateway.ts';
import type { ResourceCall, Sent } from '../../../../wire/calls/contract.ts';
import { pinsOfCards } from '../../../../wire/pin-card.ts';
import { pinFromWire } from '../../../../wire/pin-from-wire.ts';
import { noAnswer } from '../client/no-answer.ts';
import type { ResourceClient } from '../client/resource-client.ts';

/** The form of pins in a list: complete as for every client, or only the fields that cards need. */
export type PinForm = (source: FeedSource) => 'full' | 'card';

/** The options of every list of pins. */
export type PageOptions = Omit<Sent<ResourceCall<'UserHomefeed', 'get'>>, 'mode' | 'newer_than'>;

/** Feeds over the resource calls. Items of unknown kinds are skipped. */
export class HttpFeedGateway implements FeedGateway {
  readonly #calls: ResourceClient;
  readonly #formOf: PinForm;
  constructor(calls: ResourceClient, formOf: PinForm) {
    this.#calls = calls;
    this.#formOf = formOf;
  }

  async page(
    source: FeedSource,
    bookmark: string | null,
    pageSize?: number,
  ): Promise<FeedPage | 'expired' | 'not-found'> {
    const answer = await this.#ask(source, {
      ...(this.#formOf(source) === 'card' ? { field_set_key: 'card' } : {}),
      ...(pageSize === undefined ? {} : { page_size: pageSize }),
      ...(bookmark === null ? {} : { bookmarks: [bookmark] }),
    });
    if (answer.kind === 'failed') return answer.error.reason === 'invalid_bookmark' ? 'expired' : 'not-found';
    const cards = itemsOf(answer.data).filter(isPin);
    const pins = answer.beside === undefined ? cards : pinsOfCards(cards, answer.beside);
    return { pins: pins.map(pinFromWire), bookmark: answer.bookmark };
  }

  async #ask(source: FeedSource, page: PageOptions) {
    switch (source.kind) {
      case 'home':
        return this.#calls.get('UserHomefeed', {
          ...(source.following === true ? { mode: 'following' } : {}),
          ...page,
        });
      case 'board':
        return this.#calls.get('BoardFeed', {
          board_id: source.boardId,
          filter_section_pins: false,
          ...(source.sort === undefined ? {} : { sort: source.sort }),
          ...page,
        });
      case 'section':
        return this.#calls.get('BoardSectionPins', { section_id: source.sectionId, ...page });
      case 'user-pins':
        return this.#calls.get('UserPins', {
          username: source.username,
          ...(source.filter === undefined ? {} : { pin_filter: source.filter }),
          ...page,
        });
      case 'related':
        return this.#calls.get('RelatedPinFeed', {
          pin: source.pinId,
          ...(source.isProductPage ? { is_pdp: true } : {}),
          ...(source.query === undefined ? {} : { search_query: source.query }),
          ...page,
        });
      default: {
        const { rareList } = await import('./rare-lists.ts').catch((cause: unknown) => {
          throw noAnswer(cause);
        });
        return rareList(this.#calls, source, page);
      }
    }
  }
}

/** The list of a page, which may have more to say beside it. */
function itemsOf(data: unknown): readonly unknown[] {
  if (Array.isArray(data)) return data as unknown[];
  const { results } = (data ?? {}) as { results?: unknown };
  return Array.isArray(results) ? (results as unknown[]) : [];
}

function isPin(item: unknown): item is object {
  return typeof item === 'object' && item !== null && (item as { type?: unknown }).type === 'pin';
}
