import type { PinId, UserId } from '../../domain/ids/ids.ts';
import { withinPictureRoom, withSeen, type SeenPin } from '../../domain/offline/seen-pins.ts';
import type { KeyValueStorage } from '../ports/key-value-storage.ts';
import type { SeenPictureStorage } from '../ports/seen-picture-storage.ts';
import { readSeen, writeSeen, type Seen } from './seen-text.ts';

const KEY = 'pinakes:seen';

type SeenBookDeps = {
  readonly storage: KeyValueStorage;
  readonly pictures: SeenPictureStorage;
  /**
   * Something that differs from one session to the next, and is known without asking the server; null without a
   * session. What was written under another one is nobody's business.
   */
  readonly sessionMark: () => string | null;
};

/** Who the server takes the person for, in which session. */
type Person = { readonly owner: UserId; readonly mark: string };

/** The pins that the person who is signed in has looked at last. One person at a time, on this browser alone. */
export class SeenBook {
  readonly #deps: SeenBookDeps;
  #person: Person | null = null;
  #turn: Promise<void> = Promise.resolve();

  constructor(deps: SeenBookDeps) {
    this.#deps = deps;
  }

  /** What the person of this session has seen, last first. */
  pins(): readonly SeenPin[] {
    const mark = this.#deps.sessionMark();
    const seen = this.#read();
    return mark !== null && seen?.mark === mark ? seen.pins : [];
  }

  /** Says who the server takes this person for. What somebody else has seen is removed. */
  belongTo(owner: UserId | null): Promise<void> {
    const mark = this.#deps.sessionMark();
    this.#person = owner === null || mark === null ? null : { owner, mark };
    return this.#inTurn(async () => {
      const seen = this.#read();
      if (mark === null || seen?.owner !== owner) await this.#drop();
      else if (seen.mark !== mark) this.#write({ ...seen, mark });
    });
  }

  /** Notes what this person looks at, with its picture. */
  note(pin: SeenPin): Promise<void> {
    const person = this.#person;
    return this.#inTurn(() => (person === null ? undefined : this.#note(person, pin)));
  }

  /** Removes everything. */
  forget(): Promise<void> {
    // At once: what is being noted just now notices that it is not wanted any more.
    this.#deps.storage.remove(KEY);
    return this.#inTurn(() => this.#drop());
  }

  async #note({ owner, mark }: Person, pin: SeenPin): Promise<void> {
    // Another window may have logged out, and somebody else in.
    if (this.#deps.sessionMark() !== mark) return;
    const before = this.#ofOwner(owner);
    this.#write({ owner, mark, pins: withSeen(before, withPictureOf(before, pin)) });
    const { picture } = pin;
    const bytes = picture === null ? null : await this.#deps.pictures.keep(picture.url);
    // Somebody may have logged out while the picture came.
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

  #ofOwner(owner: UserId): readonly SeenPin[] {
    const seen = this.#read();
    return seen?.owner === owner ? seen.pins : [];
  }

  #read(): Seen | undefined {
    const text = this.#deps.storage.get(KEY);
    return text === undefined ? undefined : readSeen(text);
  }

  #write(seen: Seen): void {
    this.#deps.storage.set(KEY, writeSeen(seen));
  }
}

/** What is known already of the weight of its picture. */
function withPictureOf(pins: readonly SeenPin[], pin: SeenPin): SeenPin {
  const known = pins.find(({ picture }) => picture !== null && picture.url === pin.picture?.url)?.picture;
  return known === undefined || known === null ? pin : { ...pin, picture: known };
}

function weighed(pins: readonly SeenPin[], pinId: PinId, bytes: number | null): readonly SeenPin[] {
  return pins.map((pin) =>
    pin.pinId === pinId && pin.picture !== null ? { ...pin, picture: { ...pin.picture, bytes } } : pin,
  );
}

function keptUrls(pins: readonly SeenPin[]): readonly string[] {
  return pins.flatMap(({ picture }) => (picture === null || picture.bytes === null ? [] : [picture.url]));
}
