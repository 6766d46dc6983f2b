import type { Secrets } from '../../../../application/ports/surroundings.ts';
import { NO_ADS_SHOWN, type ShownAds } from '../../../../application/promotions/shown-ads.ts';
import { CallFailure } from '../call/call-failure.ts';

/** The cursor of a list, when its first page was read, and the ads on its pages so far. */
export type Position = {
  readonly position: string;
  readonly startedAt: number;
  readonly shownAds: ShownAds;
};

const MAX_TOKEN = 512;
/** Marks tokens with a version, and keeps them apart from a form that clients treat specially. */
const PREFIX = 'n1';

/**
 * Page tokens: signed cursors, each valid for one list. `list` is the fingerprint of the call with its ids, query,
 * filters and sort; it is part of the signature, not of the token.
 */
export class Bookmarks {
  readonly #secrets: Secrets;

  constructor(secrets: Secrets) {
    this.#secrets = secrets;
  }

  /** @throws {RangeError} for a cursor of more than about 300 bytes */
  seal(list: string, at: Position): string {
    const ads = at.shownAds === NO_ADS_SHOWN ? '' : `~${at.shownAds}`;
    const body = `${at.startedAt.toString(36)}~${toBase64Url(at.position)}${ads}`;
    const token = `${PREFIX}~${body}~${this.#secrets.sign('bookmark', signedText(list, body)).slice(0, 32)}`;
    if (token.length > MAX_TOKEN) throw new RangeError('position too long for a page token');
    return token;
  }

  /** @throws {CallFailure} 400/5 for a token that is damaged, forged or of another list */
  open(list: string, token: string): Position {
    const parts = /^n1~(([0-9a-z]{1,11})~([\w-]*)(?:~([\w-]+))?)~([0-9a-f]{32})$/.exec(token);
    if (token.length > MAX_TOKEN || parts === null) throw refused();
    const [, body = '', startedAt = '', position = '', shownAds = NO_ADS_SHOWN, signature = ''] = parts;
    const isOurs = this.#secrets.verify('bookmark', signedText(list, body), signature);
    if (!isOurs) throw refused();
    return { position: fromBase64Url(position), startedAt: Number.parseInt(startedAt, 36), shownAds };
  }
}

function signedText(list: string, body: string): string {
  return `${list}\n${body}`;
}

function refused(): CallFailure {
  return new CallFailure('invalid_bookmark', { target: 'bookmarks' });
}

function toBase64Url(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function fromBase64Url(text: string): string {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(binary, (unit) => unit.charCodeAt(0)));
}
