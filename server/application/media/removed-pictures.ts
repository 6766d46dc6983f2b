import { levelAt, type HashedLooks } from '../../../src/domain/looks/duplicate-level.ts';
import { HashScan } from '../looks/hash-scan.ts';
import type { LooksReader } from '../ports/media/looks.ts';
import type { ModerationReader, RemovedPicture } from '../ports/moderation/moderation.ts';
import type { Clock } from '../ports/surroundings.ts';
import { isPeriodOver } from '../is-period-over.ts';

/** How long a list counts before it is asked whether it has changed: another process may have changed it. */
const TRUSTED_MS = 5_000;

/** Pictures that operators have removed, and that may not come back: the same file, or another one of the same picture. */
export class RemovedPictureList {
  readonly #signatures: ReadonlySet<string>;
  readonly #looks: readonly HashedLooks[];
  readonly #scan = new HashScan();

  constructor(pictures: readonly RemovedPicture[]) {
    this.#signatures = new Set(pictures.map(({ signature }) => signature));
    this.#looks = pictures.flatMap(({ looks }) => looks ?? []);
    for (const looks of this.#looks) this.#scan.add(looks);
  }

  get isEmpty(): boolean {
    return this.#signatures.size === 0;
  }

  /** True for the same file. */
  has(signature: string): boolean {
    return this.#signatures.has(signature);
  }

  /** True for the same picture, also if it was resized, recompressed, mirrored or rotated. */
  matches(looks: HashedLooks): boolean {
    return this.#scan
      .nearTo(looks)
      .some(({ number, distance }) => levelAt(distance, looks, this.#looks[number]!) === 'same_picture');
  }

  /** Whether one of these stored pictures may not be shown again. */
  async hasOneOf(signatures: readonly string[], stored: Pick<LooksReader, 'find'>): Promise<boolean> {
    const named = signatures.map((signature) => [signature, signature] as const);
    return (await this.among(named, stored)).size > 0;
  }

  /** Which of these have a stored picture that may not be shown again. Asks for looks once, unless the list is empty. */
  async among<Id>(
    pictures: readonly (readonly [id: Id, signature: string])[],
    stored: Pick<LooksReader, 'find'>,
  ): Promise<ReadonlySet<Id>> {
    if (this.isEmpty || pictures.length === 0) return new Set();
    const looks = await stored.find([...new Set(pictures.map(([, signature]) => signature))]);
    const isRemoved = (signature: string) => {
      const known = looks.get(signature);
      return this.has(signature) || (known !== undefined && this.matches(known));
    };
    return new Set(pictures.filter(([, signature]) => isRemoved(signature)).map(([id]) => id));
  }
}

type RemovedPicturesDeps = {
  readonly store: {
    readonly moderation: Pick<ModerationReader, 'removedPictures' | 'removedPicturesVersion'>;
  };
  readonly clock: Clock;
};

type KnownList = { readonly list: RemovedPictureList; readonly version: string };

/** The list of removed pictures, read again after it has changed. */
export class RemovedPictures {
  readonly #deps: RemovedPicturesDeps;
  #known: KnownList | null = null;
  #checkedAt = -Infinity;
  #reading: Promise<RemovedPictureList> | null = null;

  constructor(deps: RemovedPicturesDeps) {
    this.#deps = deps;
  }

  list(): Promise<RemovedPictureList> {
    if (this.#known !== null && !isPeriodOver(this.#checkedAt, TRUSTED_MS, this.#deps.clock.now()))
      return Promise.resolve(this.#known.list);
    this.#reading ??= this.#read();
    return this.#reading;
  }

  /** Call it after the list was changed by this process. */
  outdate(): void {
    this.#checkedAt = -Infinity;
    this.#reading = null;
  }

  #read(): Promise<RemovedPictureList> {
    const reading: Promise<RemovedPictureList> = this.#current().then(
      (known) => {
        if (this.#reading === reading) {
          this.#known = known;
          this.#checkedAt = this.#deps.clock.now();
          this.#reading = null;
        }
        return known.list;
      },
      (error: unknown) => {
        if (this.#reading === reading) this.#reading = null;
        throw error;
      },
    );
    return reading;
  }

  async #current(): Promise<KnownList> {
    const { moderation } = this.#deps.store;
    const version = await moderation.removedPicturesVersion();
    if (this.#known?.version === version) return this.#known;
    return { list: new RemovedPictureList(await moderation.removedPictures()), version };
  }
}
