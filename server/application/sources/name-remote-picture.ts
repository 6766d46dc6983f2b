import type { Phrase } from '../../../src/domain/messages/message.ts';
import type { HashedLooks } from '../../../src/domain/looks/duplicate-level.ts';
import type { UserId } from '../../../src/domain/ids/ids.ts';
import { pictureSignature } from '../media/picture-signature.ts';
import { PicturesBusy, type IngestOutcome, type PictureProcessor } from '../ports/media/media.ts';
import type { Clock, Secrets } from '../ports/surroundings.ts';
import type { WebFetcher } from '../ports/web/web.ts';
import { BoundedQueue } from './internal/bounded-queue.ts';

type NameRemotePictureDeps = {
  readonly web: WebFetcher;
  readonly pictures: Pick<PictureProcessor, 'ingest'>;
  readonly secrets: Pick<Secrets, 'nameOf'>;
  readonly clock: Clock;
};

/** A picture as it would be stored here. */
export type NamedPicture = { readonly signature: string; readonly looks: HashedLooks };

export type NameRemotePictureOutcome =
  | { readonly kind: 'named'; readonly picture: NamedPicture }
  | { readonly kind: 'not_fetched' }
  /** `detail` is a text for people. */
  | {
      readonly kind: 'refused';
      readonly reason: Exclude<IngestOutcome['kind'], 'picture'>;
      readonly message: Phrase;
    };

/** The limit keeps capacity for people who save pictures. */
const AT_ONCE = 2;
const MOST_WAITING = 100;
/** About as long as filling in a pin takes. */
const KEPT_MS = 10 * 60_000;
const MOST_KEPT = 500;

/**
 * Computes the signature and the looks that a picture of another site would have here. The picture is fetched and re-encoded as for a
 * new pin, because the signature is that of the re-encoded file. Only signature and looks are cached, for a short time.
 *
 * The signature must not leave the server: with it, anybody could check whether somebody else has pinned this picture
 * here. For the same reason the cache is separate for each person.
 */
export class NameRemotePicture {
  readonly #deps: NameRemotePictureDeps;
  readonly #queue = new BoundedQueue({ atOnce: AT_ONCE, mostWaiting: MOST_WAITING });
  readonly #recent = new Map<string, Recent>();

  constructor(deps: NameRemotePictureDeps) {
    this.#deps = deps;
  }

  /** @throws {PicturesBusy} */
  run(userId: UserId, url: string): Promise<NameRemotePictureOutcome> {
    const key = JSON.stringify([userId, url]);
    const now = this.#deps.clock.now();
    const cached = this.#recent.get(key);
    if (cached !== undefined && cached.until > now) return cached.outcome;
    const fresh = { until: now + KEPT_MS, outcome: this.#name(url) };
    this.#keep(key, fresh);
    return fresh.outcome;
  }

  /** Failures are not cached, because a retry may succeed. */
  #keep(key: string, fresh: Recent): void {
    this.#recent.delete(key);
    this.#recent.set(key, fresh);
    const [oldest] = this.#recent.keys();
    if (this.#recent.size > MOST_KEPT && oldest !== undefined) this.#recent.delete(oldest);
    const forget = () => {
      if (this.#recent.get(key) === fresh) this.#recent.delete(key);
    };
    fresh.outcome.then(({ kind }) => {
      if (kind !== 'named') forget();
    }, forget);
  }

  async #name(url: string): Promise<NameRemotePictureOutcome> {
    const outcome = await this.#queue.run(() => this.#fetchAndName(url));
    if (outcome === undefined) throw new PicturesBusy();
    return outcome;
  }

  async #fetchAndName(url: string): Promise<NameRemotePictureOutcome> {
    const { web, pictures, secrets } = this.#deps;
    const fetched = await web.fetch({ url, kind: 'image' });
    if (fetched.kind !== 'fetched') return { kind: 'not_fetched' };
    const ingested = await pictures.ingest(fetched.answer.bytes);
    if (ingested.kind !== 'picture')
      return { kind: 'refused', reason: ingested.kind, message: ingested.message };
    const { hash, trimmedHash, quality, aspectRatio, features } = ingested.picture.looks;
    return {
      kind: 'named',
      picture: {
        signature: pictureSignature(secrets, ingested.picture),
        looks: { hash, trimmedHash, quality, aspectRatio, features },
      },
    };
  }
}

type Recent = { readonly until: number; readonly outcome: Promise<NameRemotePictureOutcome> };
