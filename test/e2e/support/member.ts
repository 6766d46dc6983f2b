import type { WireBoard } from '../../../wire/board.ts';
import type { WirePin } from '../../../wire/pin.ts';
import { DECIDED } from './decided.ts';
import { aPicture, type PictureFile } from './pictures.ts';

export const PASSWORD = 'correct horse battery';

/** Whether somebody has rejected optional cookies already; the account takes it over. */
type MemberConsent = 'decided' | 'undecided';

/** Somebody with an account, who acts by calls and lends the session to a browser. */
export class Member {
  readonly username: string;
  readonly email: string;
  readonly #cookies = new Map<string, string>();
  readonly #firstPicture: number;
  #siteUrl: string;
  #pictures = 0;

  readonly #locale: string | undefined;

  private constructor(siteUrl: string, username: string, consent: MemberConsent, locale?: string) {
    this.#locale = locale;
    this.#siteUrl = siteUrl;
    this.#firstPicture = firstPictureOf(username);
    if (consent === 'decided') this.#cookies.set(DECIDED.name, DECIDED.value);
    this.username = username;
    this.email = `${username}@example.org`;
  }

  /** Makes the account, with a number after its name when a test is tried again. The first one of an empty store is the operator. `locale`: of the browser; that of the site when left out. */
  static async join(
    siteUrl: string,
    username: string,
    firstName = username,
    locale?: string,
    consent: MemberConsent = 'decided',
  ): Promise<Member> {
    const name = `${username}${timesJoined(siteUrl, username)}`;
    const member = new Member(siteUrl, name, consent, locale);
    // Any answer brings the token that writes need.
    await member.call('UserSession', 'get');
    await member.call('UserRegister', 'create', {
      username: name,
      email: member.email,
      password: PASSWORD,
      first_name: firstName,
    });
    return member;
  }

  /** For a browser's context. */
  get cookies(): { name: string; value: string; url: string }[] {
    return [...this.#cookies].map(([name, value]) => ({ name, value, url: this.#siteUrl }));
  }

  /** The server has come back under another address. */
  moveTo(siteUrl: string): void {
    this.#siteUrl = siteUrl;
  }

  makeBoard(name: string, options: Record<string, unknown> = {}): Promise<WireBoard> {
    return this.call<WireBoard>('Board', 'create', { name, ...options });
  }

  /** Uploads the picture (one of its own when left out) and makes a pin of it. */
  async makePin(options: Record<string, unknown> = {}, picture?: PictureFile): Promise<WirePin> {
    const { upload_id } = await this.upload(
      picture ?? (await aPicture(this.#firstPicture + this.#pictures++)),
    );
    return this.call<WirePin>('Pin', 'create', { upload_id, ...options });
  }

  async upload(picture: PictureFile): Promise<{ upload_id: string; image_url: string }> {
    const body = new FormData();
    body.set('img', new Blob([new Uint8Array(picture.buffer)], { type: picture.mimeType }), picture.name);
    return (await this.#send('POST', '/upload-image/', body)) as { upload_id: string; image_url: string };
  }

  /** @throws {Error} with the server's answer unless it is a success. */
  async call<Data = unknown>(
    name: string,
    action: 'get' | 'create' | 'update' | 'delete',
    options: Record<string, unknown> = {},
  ): Promise<Data> {
    const address = `/resource/${name}Resource/${action}/`;
    const data = JSON.stringify({ options });
    const told =
      action === 'get'
        ? await this.#send('GET', `${address}?${new URLSearchParams({ data }).toString()}`)
        : await this.#send('POST', address, new URLSearchParams({ data }));
    return (told as { resource_response: { data: Data } }).resource_response.data;
  }

  async #send(method: string, path: string, body?: FormData | URLSearchParams): Promise<unknown> {
    const answer = await fetch(new URL(path, this.#siteUrl), {
      method,
      headers: {
        Cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'X-CSRFToken': this.#cookies.get('csrftoken') ?? '',
        ...(this.#locale !== undefined && { 'Accept-Language': this.#locale }),
      },
      ...(body === undefined ? {} : { body }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';', 1)[0]!.split(/=(.*)/s);
      this.#cookies.set(name, value);
    }
    const text = await answer.text();
    if (!answer.ok)
      throw new Error(`${method} ${path} was answered with ${answer.status}: ${text.slice(0, 500)}`);
    return JSON.parse(text);
  }
}

const joined = new Map<string, number>();

/** Empty for the first time. */
function timesJoined(siteUrl: string, username: string): string {
  const key = `${siteUrl} ${username}`;
  const before = joined.get(key) ?? 0;
  joined.set(key, before + 1);
  return before === 0 ? '' : String(before + 1);
}

/** Everybody has pictures of their own, in the same order of shapes: feeds show a picture once. */
function firstPictureOf(username: string): number {
  const hash = [...username].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 10_007, 7);
  return hash * 5;
}
