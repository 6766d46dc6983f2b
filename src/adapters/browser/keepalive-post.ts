import type { BatchSending } from '../../application/ports/batch-sender.ts';
import { postJson, type PostSettings } from './post-json.ts';

/** Browsers refuse requests that outlive their page beyond this size, together. Bytes */
const MOST_AT_LEAVING = 60_000;

/** Posts batches to a path. When the page is left, the requests outlive it, as far as the browser lets them. */
export class KeepalivePost {
  readonly #path: string;
  readonly #settings: Omit<PostSettings, 'keepalive'>;
  #leaving = 0;

  constructor(path: string, settings: Omit<PostSettings, 'keepalive'>) {
    this.#path = path;
    this.#settings = settings;
  }

  /** @param body JSON */
  async send(body: string, isLeaving: boolean): Promise<BatchSending> {
    if (isLeaving && this.#leaving + body.length > MOST_AT_LEAVING) return 'failed';
    if (isLeaving) this.#leaving += body.length;
    try {
      const { ok, status } = await postJson(this.#path, body, { ...this.#settings, keepalive: isLeaving });
      // Only a batch of another version of the app is refused for its contents.
      return ok ? 'taken' : status === 400 || status === 413 ? 'refused' : 'failed';
    } catch {
      return 'failed';
    } finally {
      if (isLeaving) this.#leaving -= body.length;
    }
  }
}
