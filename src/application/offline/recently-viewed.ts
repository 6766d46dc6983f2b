import type { PinId, UserId } from '../../domain/ids/ids.ts';
import { withinPictureRoom, withViewed, type ViewedPin } from '../../domain/offline/viewed-pins.ts';
import type { KeyValueStorage } from '../ports/storage/key-value-storage.ts';
import type { ViewedPictureStorage } from '../ports/storage/viewed-picture-storage.ts';
import {
  parseRecentlyViewed,
  serializeRecentlyViewed,
  type Seen,
} from './internal/recently-viewed-serializer.ts';
import type { NameIn } from '../../domain/storage/stored-data.ts';

const KEY = 'pinakes:seen' satisfies NameIn<'local'>;

type RecentlyViewedDeps = {
  readonly storage: KeyValueStorage;
  readonly pictures: ViewedPictureStorage;
  /**
   * Identifies the session without a request to the server; null without a session. Entries of another session are
   * not shown.
   */
  readonly sessionMark: () => string | null;
};

/** The signed-in user and the mark of the session. */
type Person = { readonly owner: UserId; readonly mark: string };

/** The pins that the signed-in user has viewed last, stored in this browser. It holds one user at a time. */
export class RecentlyViewed {
  readonly #deps: RecentlyViewedDeps;
  #person: Person | null = null;
  #turn: Promise<void> = Promise.resolve();

  constructor(deps: RecentlyViewedDeps) {
    this.#deps = deps;
  }

  /** The pins of this session's user, last first. */
  pins(): readonly ViewedPin[] {
    const mark = this.#deps.sessionMark();
    const seen = this.#read();
    return mark !== null && seen?.mark === mark ? seen.pins : [];
  }

  /** Sets the user according to the server. Entries of another user are removed. */
  belongTo(owner: UserId | null): Promise<void> {
    const mark = this.#deps.sessionMark();
    this.#person = owner === null || mark === null ? null : { owner, mark };
    return this.#inTurn(async () => {
      const seen = this.#read();
      if (mark === null || seen?.owner !== owner) await this.#drop();
      else if (seen.mark !== mark) this.#write({ ...seen, mark });
    });
  }

  /** Adds a pin and stores its picture. */
  note(pin: ViewedPin): Promise<void> {
    const person = this.#person;
    return this.#inTurn(() => (person === null ? undefined : this.#note(person, pin)));
  }

  /** Removes everything. */
  forget(): Promise<void> {
    // Synchronous, so that a `note` in progress finds nothing and stops.
    this.#deps.storage.remove(KEY);
    return this.#inTurn(() => this.#drop());
  }

  async #note({ owner, mark }: Person, pin: ViewedPin): Promise<void> {
    // The session may have changed in another window.
    if (this.#deps.sessionMark() !== mark) return;
    const before = this.#ofOwner(owner);
    this.#write({ owner, mark, pins: withViewed(before, withPictureOf(before, pin)) });
    const { picture } = pin;
    const bytes = picture === null ? null : await this.#deps.pictures.keep(picture.url);
    // The user may have logged out while the picture was loading.
    const now = this.#ofOwner(owner);
    if (now.length > 0) this.#write({ owner, mark, pins: withinPictureRoom(weighed(now, pin.pinId, bytes)) });
    await this.#deps.pictures.retain(keptUrls(this.#read()?.pins ?? []));
  }

  async #drop(): Promise<void> {
    this.#deps.storage.remove(KEY);
    await this.#deps.pictures.retain([]);
  }

  #inTurn(work: () => Promise<void> | undefined): Promise<void> {
    return (this.#turn = this.#turn.then(work));
  }

  #ofOwner(owner: UserId): readonly ViewedPin[] {
    const seen = this.#read();
    return seen?.owner === owner ? seen.pins : [];
  }

  #read(): Seen | undefined {
    const text = this.#deps.storage.get(KEY);
    return text === undefined ? undefined : parseRecentlyViewed(text);
  }

  #write(seen: Seen): void {
    this.#deps.storage.set(KEY, serializeRecentlyViewed(seen));
  }
}

/** Copies the size of a picture that is stored already. */
function withPictureOf(pins: readonly ViewedPin[], pin: ViewedPin): ViewedPin {
  const known = pins.find(({ picture }) => picture !== null && picture.url === pin.picture?.url)?.picture;
  return known === undefined || known === null ? pin : { ...pin, picture: known };
}

function weighed(pins: readonly ViewedPin[], pinId: PinId, bytes: number | null): readonly ViewedPin[] {
  return pins.map((pin) =>
    pin.pinId === pinId && pin.picture !== null ? { ...pin, picture: { ...pin.picture, bytes } } : pin,
  );
}

function keptUrls(pins: readonly ViewedPin[]): readonly string[] {
  return pins.flatMap(({ picture }) => (picture === null || picture.bytes === null ? [] : [picture.url]));
}
