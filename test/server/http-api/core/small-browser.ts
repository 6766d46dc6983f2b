import type { Connection } from '../../../../server/adapters/http-api/core/request/connection.ts';
import type { SmallSite } from './small-site.ts';

export type Told = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body; an empty object when it is not JSON. */
  readonly body: EnvelopeLike;
  /** Set-Cookie lines by cookie name. */
  readonly setCookies: ReadonlyMap<string, string>;
};

/** Envelopes as tests look at them. */
export type EnvelopeLike = {
  resource_response?: {
    status: string;
    code: number;
    message: string;
    http_status: number;
    endpoint_name?: string;
    data: unknown;
    bookmark?: string;
    error?: {
      code: number;
      reason: string;
      target: string | null;
      message: string;
      message_detail: string;
      extra_data: {
        message?: string;
        fields?: { name: string; problem: string; limit?: number }[];
        trouble?: string;
        made?: string;
      };
    };
  };
  resource?: { name: string; options: Record<string, unknown> };
  client_context?: Record<string, unknown>;
  request_identifier?: string;
  success?: boolean;
};

export type Sending = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: BodyInit | null;
  /** Sends the security token that the cookie holds; true unless said otherwise. */
  readonly withToken?: boolean;
};

/** Keeps cookies between requests as a browser does, and proves writes by its security token. */
export class SmallBrowser {
  readonly cookies = new Map<string, string>();
  readonly #site: Pick<SmallSite, 'app'>;
  readonly #connection: Connection;
  readonly #origin: string;

  constructor(site: Pick<SmallSite, 'app'>, options: { origin?: string; connection?: Connection } = {}) {
    this.#site = site;
    this.#origin = options.origin ?? 'http://pins.test';
    this.#connection = options.connection ?? { remoteAddress: '192.0.2.7', secure: false };
  }

  /** Signed in, with a valid security token. */
  async withSession(token: string): Promise<this> {
    this.cookies.set('_pinakes_sess', token);
    await this.send('/');
    return this;
  }

  async send(path: string, sending: Sending = {}): Promise<Told> {
    const { method = 'GET', headers = {}, body = null, withToken = true } = sending;
    const all = new Headers(headers);
    const token = this.cookies.get('csrftoken');
    if (withToken && token !== undefined && !all.has('x-csrftoken')) all.set('X-CSRFToken', token);
    if (this.cookies.size > 0) {
      all.set('Cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    }
    const bytes = body instanceof FormData ? await formBytes(body, all) : body;
    const init: RequestInit & { duplex: 'half' } = { method, headers: all, body: bytes, duplex: 'half' };
    const response = await this.#site.app.fetch(new Request(this.#origin + path, init), this.#connection);
    return this.#read(response);
  }

  /** A call with options in the standard form. */
  async call(name: string, action: string, options: unknown = {}, sending: Sending = {}): Promise<Told> {
    const data = JSON.stringify({ options, context: {} });
    const address = `/resource/${name}/${action}/`;
    if (action === 'get') {
      return this.send(`${address}?source_url=%2F&data=${encodeURIComponent(data)}&_=1`, sending);
    }
    return this.send(address, {
      method: 'POST',
      body: new URLSearchParams({ source_url: '/', data }),
      ...sending,
    });
  }

  /** A visitor whose browser has its security token. */
  async arrive(): Promise<this> {
    await this.send('/');
    return this;
  }

  async #read(response: Response): Promise<Told> {
    const setCookies = new Map<string, string>();
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';', 1);
      const name = pair.slice(0, pair.indexOf('='));
      setCookies.set(name, line);
      if (/Max-Age=0(;|$)/.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, pair.slice(name.length + 1));
    }
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: parsed(text), setCookies };
  }
}

async function formBytes(form: FormData, headers: Headers): Promise<Uint8Array<ArrayBuffer>> {
  const encoded = new Response(form);
  headers.set('Content-Type', encoded.headers.get('content-type') ?? '');
  return new Uint8Array(await encoded.arrayBuffer());
}

function parsed(text: string): EnvelopeLike {
  try {
    return JSON.parse(text) as EnvelopeLike;
  } catch {
    return {};
  }
}

export function dataOf(told: Told): unknown {
  return told.body.resource_response?.data;
}

/** `404/11`, as the contract writes it; `200` for a success. */
export function outcomeOf(told: Told): string {
  const { error } = told.body.resource_response ?? {};
  return error === undefined ? String(told.status) : `${told.status}/${error.code}`;
}
