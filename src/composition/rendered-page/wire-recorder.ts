import type { CardObjects } from '../../../wire/pin-card.ts';
import type { HttpAnswer, HttpClient, HttpRequest } from '../../adapters/http/client/http-client.ts';

type WireObject = Readonly<Record<string, unknown>>;

/** Forwards requests and records the objects in the answers, in wire form, for the page's state. */
export class WireRecorder implements HttpClient {
  readonly #inner: HttpClient;
  readonly #objects = new Map<string, WireObject>();
  context: WireObject = {};
  viewer: WireObject | null = null;
  /** Objects of lists in the form of cards; undefined when there are none. */
  cards: CardObjects | undefined;

  constructor(inner: HttpClient) {
    this.#inner = inner;
  }

  async send(request: HttpRequest): Promise<HttpAnswer> {
    const answer = await this.#inner.send(request);
    const envelope = answer.json as
      | { resource_response?: { data?: unknown } & Partial<CardObjects>; client_context?: WireObject }
      | undefined;
    this.context = envelope?.client_context ?? this.context;
    const { data, data_people, data_boards } = envelope?.resource_response ?? {};
    if (data_people !== undefined)
      this.cards = {
        data_people: { ...this.cards?.data_people, ...data_people },
        data_boards: { ...this.cards?.data_boards, ...data_boards },
      };
    for (const item of itemsOf(data)) this.#note(item);
    return answer;
  }

  /** The recorded object; undefined when no answer contained it. */
  find(type: 'pin' | 'board' | 'board_section', id: string): WireObject | undefined {
    return this.#objects.get(`${type} ${id}`);
  }

  all(type: 'user'): readonly WireObject[] {
    return [...this.#objects].filter(([key]) => key.startsWith(`${type} `)).map(([, object]) => object);
  }

  #note(item: unknown): void {
    if (typeof item !== 'object' || item === null) return;
    const object = item as WireObject;
    // Settings have the shape of a person, but no page shows them.
    if ('profile_view' in object) return;
    if (typeof object.id === 'string') this.#objects.set(`${String(object.type)} ${object.id}`, object);
    // The pins of news are inside of their items.
    if (Array.isArray(object.content_items)) {
      for (const content of object.content_items as readonly unknown[])
        if (isPin(content)) this.#note(content);
    }
    // The pins of messages are inside of them.
    if (isPin(object.pin)) this.#note(object.pin);
    if (typeof object.viewer === 'object') this.viewer = object.viewer as WireObject | null;
  }
}

function isPin(content: unknown): boolean {
  return (content as { readonly type?: unknown } | null | undefined)?.type === 'pin';
}

/** The objects of an answer: a list, a list of results with more beside it, or one object. */
function itemsOf(data: unknown): readonly unknown[] {
  if (Array.isArray(data)) return data as unknown[];
  const { results } = (data ?? {}) as { readonly results?: unknown };
  return Array.isArray(results) ? (results as unknown[]) : [data];
}
