import { isIdText, toBoardId, toSectionId, type UserId } from '../../domain/ids/ids.ts';
import type { SaveChoice } from '../../domain/saving/save-choice.ts';
import { isObject, parseObject } from '../stored-object.ts';
import type { KeyValueStorage } from '../ports/storage/key-value-storage.ts';
import type { NameIn } from '../../domain/storage/stored-data.ts';

const PREFIX = 'pinakes:save-choice:' satisfies NameIn<'session'>;

/** The place that a person chose last for a save in this session. It survives a reload of the page. */
export class LastChoice {
  readonly #storage: KeyValueStorage;

  /** @param storage of this window only, for as long as it is open */
  constructor(storage: KeyValueStorage) {
    this.#storage = storage;
  }

  /** Null when nothing was chosen yet, or the stored value is invalid. */
  of(owner: UserId): SaveChoice | null {
    return readChoice(this.#storage.get(PREFIX + owner));
  }

  /** Null removes it. */
  keep(owner: UserId, choice: SaveChoice | null): void {
    if (choice === null) this.#storage.remove(PREFIX + owner);
    else this.#storage.set(`${PREFIX}${owner}`, JSON.stringify(choice));
  }
}

function readChoice(text: string | undefined): SaveChoice | null {
  const { boardId, section } = parseObject(text ?? '') ?? {};
  if (boardId === null) return { boardId, section: null };
  if (typeof boardId !== 'string' || !isIdText(boardId)) return null;
  return { boardId: toBoardId(boardId), section: readSection(section) };
}

function readSection(raw: unknown): SaveChoice['section'] {
  const { entityId, title, slug } = isObject(raw) ? raw : {};
  if (typeof entityId !== 'string' || !isIdText(entityId)) return null;
  return typeof title === 'string' && typeof slug === 'string'
    ? { entityId: toSectionId(entityId), title, slug }
    : null;
}
