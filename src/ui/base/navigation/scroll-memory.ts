import type { NameIn } from '../../../domain/storage/stored-data.ts';

const STORAGE_KEY = 'pinakes-scroll' satisfies NameIn<'session'>;
const REMEMBERED_PLACES = 50;

/** The scroll position of each page of this visit, by history key; it survives a reload. */
export class ScrollMemory {
  readonly #storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly #places: Map<string, number>;

  /** `storage` may throw: browsers that block cookies forbid the access as such. */
  constructor(storage: () => Pick<Storage, 'getItem' | 'setItem'>) {
    this.#storage = storage;
    this.#places = new Map(readPlaces(storage));
  }

  remember(key: string, top: number): void {
    this.#places.delete(key);
    this.#places.set(key, top);
    const oldest = this.#places.keys().next().value;
    if (this.#places.size > REMEMBERED_PLACES && oldest !== undefined) this.#places.delete(oldest);
  }

  /** Px from the top; 0 for a page that was never left. */
  find(key: string): number {
    return this.#places.get(key) ?? 0;
  }

  clear(): void {
    this.#places.clear();
  }

  /** Stores all positions for a reload. A full or forbidden storage is ignored. */
  keep(): void {
    try {
      this.#storage().setItem(STORAGE_KEY, JSON.stringify([...this.#places]));
    } catch {
      return;
    }
  }
}

function readPlaces(storage: () => Pick<Storage, 'getItem'>): [string, number][] {
  try {
    const kept: unknown = JSON.parse(storage().getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as [string, number][]).filter(isPlace) : [];
  } catch {
    return [];
  }
}

function isPlace(entry: unknown): boolean {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}
