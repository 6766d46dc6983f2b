import {
  BACKEND_CHANNEL,
  type BackendAnswer,
  type BackendMessage,
  type BackendRequest,
  type BackendReset,
} from './backend-messages.ts';

type Asked = BackendRequest | BackendReset;
type Waiting = { readonly asked: Asked; resolve(answer: BackendAnswer): void; reject(error: Error): void };

/** Sends requests to the server that runs in one of this origin's pages, whichever that currently is. */
export class BackendChannel {
  readonly #channel = new BroadcastChannel(BACKEND_CHANNEL);
  readonly #waiting = new Map<string, Waiting>();
  #begin: () => void = () => undefined;

  constructor() {
    this.#channel.onmessage = ({ data }: MessageEvent<BackendMessage>) => this.#hear(data);
  }

  request(request: Omit<BackendRequest, 'kind' | 'id'>): Promise<BackendAnswer> {
    return this.#ask({ ...request, kind: 'request', id: crypto.randomUUID() });
  }

  /** False: the sample content is out of reach, so everything stays as it is. */
  async reset(): Promise<boolean> {
    const { status } = await this.#ask({ kind: 'reset', id: crypto.randomUUID() });
    return status === 204;
  }

  /** Tells all windows, this one as well, that a reset is done. */
  announceReset(): void {
    const message: BackendMessage = { kind: 'was-reset' };
    this.#channel.postMessage(message);
  }

  /** Calls `begin` after a reset, in whichever window it was made. */
  onReset(begin: () => void): void {
    this.#begin = begin;
  }

  /** Stops listening. */
  close(): void {
    this.#channel.close();
  }

  #ask(asked: Asked): Promise<BackendAnswer> {
    return new Promise((resolve, reject) => {
      this.#waiting.set(asked.id, { asked, resolve, reject });
      this.#channel.postMessage(asked);
    });
  }

  #hear(message: BackendMessage): void {
    if (message.kind === 'ready') {
      for (const { asked } of this.#waiting.values()) this.#channel.postMessage(asked);
    } else if (message.kind === 'failed') {
      for (const { reject } of this.#waiting.values()) reject(new Error(message.reason));
      this.#waiting.clear();
    } else if (message.kind === 'was-reset') {
      this.#begin();
    } else if (message.kind === 'answer') {
      this.#waiting.get(message.id)?.resolve(message);
      this.#waiting.delete(message.id);
    }
  }
}

/** Converts a request to a form that can be posted to the server in a page. */
export async function backendRequest(
  request: Request,
  cookie: string,
): Promise<Omit<BackendRequest, 'kind' | 'id'>> {
  const { method, url, headers } = request;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return { method, url, headers: [...headers], cookie, body: hasBody ? await request.arrayBuffer() : null };
}
