import type { PinId } from '../../../src/domain/ids/ids.ts';
import {
  DOCUMENTS_AT_ONCE,
  type DiscoveryChange,
  type DiscoveryReader,
} from '../ports/discovery/discovery-changes.ts';
import type { AnswerTo, DiscoveryQuestion, QuestionAbout } from '../ports/discovery/discovery-index.ts';
import type { SavedArrays } from '../ports/discovery/discovery-part.ts';
import type { Clock } from '../ports/surroundings.ts';
import { discoveryParts, type DiscoveryParts, type Documents } from './internal/discovery-parts.ts';
import { ChangeReader, isSame } from './internal/change-reader.ts';
import { PinNumbers } from './internal/pin-numbers.ts';

export type DiscoveryEngineDeps = {
  readonly source: DiscoveryReader;
  readonly clock: Clock;
  /** Called between two batches of documents, so that questions are answered in between. */
  readonly pause?: () => Promise<void>;
  /** Whether documents have embeddings by an operator's model. */
  readonly hasEmbeddings?: boolean;
  /** Makes the parts; others than the usual ones in tests. */
  readonly makeParts?: (documents: Documents) => DiscoveryParts;
};

/** Everything that a start needs in place of reading all documents. */
export type SavedEngine = {
  /** All changes up to this id are in it. */
  readonly complete: number;
  /** The last change of its store, so that the snapshot of another one is noticed; null for a store without changes. */
  readonly lastChange: DiscoveryChange | null;
  /** By part. */
  readonly arrays: Readonly<Record<string, SavedArrays>>;
};

const NUMBERS = 'numbers';

/**
 * The index of all documents: it gives them numbers, keeps its parts up to date and answers questions by them. Calls
 * that change it run one after the other, in the order in which they were made.
 */
export class DiscoveryEngine {
  readonly #deps: DiscoveryEngineDeps;
  readonly #changes: ChangeReader;
  #numbers = new PinNumbers();
  #parts: DiscoveryParts;
  #isReady = false;
  #rebuilds = 0;
  #isClosed = false;
  #working: Promise<unknown> = Promise.resolve();

  constructor(deps: DiscoveryEngineDeps) {
    this.#deps = deps;
    this.#changes = new ChangeReader(deps.source, deps.clock);
    this.#parts = this.#newParts();
  }

  /** True as soon as all documents are in it. */
  get isReady(): boolean {
    return this.#isReady;
  }

  get documents(): number {
    return this.#numbers.count;
  }

  get rebuilds(): number {
    return this.#rebuilds;
  }

  changesBehind(): Promise<number> {
    return this.#changes.behind();
  }

  answer<Q extends DiscoveryQuestion>(
    question: Q,
    about: QuestionAbout<Q>,
  ): AnswerTo<Q> | Promise<AnswerTo<Q>> {
    const answers = this.#parts.answers as unknown as Record<Q, (about: QuestionAbout<Q>) => AnswerTo<Q>>;
    return answers[question](about);
  }

  /** Builds the index if it is not there, then applies all changes that are visible now. */
  catchUp(): Promise<void> {
    return this.#inTurn(async () => {
      if (!this.#isReady) await this.#build();
      await this.#applyChanges();
    });
  }

  /** Builds the index from all documents, in place of what is there. */
  rebuild(): Promise<void> {
    return this.#inTurn(async () => {
      await this.#build();
      await this.#applyChanges();
    });
  }

  /** What `load` takes; null while it is not ready, or when a part cannot be saved. Arrays are views. */
  async save(): Promise<SavedEngine | null> {
    const [lastChange = null] = await this.#deps.source.changes([this.#changes.last]);
    const entries = Object.entries(this.#parts.parts);
    if (!this.#isReady || (lastChange === null && this.#changes.last > 0)) return null;
    const arrays: Record<string, SavedArrays> = { [NUMBERS]: this.#numbers.save() };
    for (const [name, part] of entries) {
      if (part.save === undefined || part.load === undefined) return null;
      arrays[name] = part.save();
    }
    return { complete: this.#changes.complete, lastChange, arrays };
  }

  /** False when it belongs to another store or another version: then the index stays empty. */
  load({ complete, lastChange, arrays }: SavedEngine): Promise<boolean> {
    return this.#inTurn(async () => {
      if (!(await this.#continues(lastChange))) return false;
      try {
        this.#numbers.load(arrays[NUMBERS]!);
        for (const [name, part] of Object.entries(this.#parts.parts)) part.load!(arrays[name]!);
      } catch {
        this.#parts = this.#newParts();
        return false;
      }
      this.#changes.continueAfter(complete);
      this.#isReady = true;
      return true;
    });
  }

  /** Ends what runs after the batch that is being read. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#working.catch(() => undefined);
  }

  async #continues(lastChange: DiscoveryChange | null): Promise<boolean> {
    const { source } = this.#deps;
    if (lastChange === null) return (await source.newestChange()) === 0;
    const [known] = await source.changes([lastChange.id]);
    return known !== undefined && isSame(known, lastChange);
  }

  #newParts(): DiscoveryParts {
    this.#numbers = new PinNumbers();
    const numbers = this.#numbers;
    const documents: Documents = {
      numberOf: (id) => numbers.find(id),
      shownOf: (number) => numbers.shownOf(number),
    };
    const { makeParts, hasEmbeddings = false } = this.#deps;
    return makeParts?.(documents) ?? discoveryParts(documents, { hasEmbeddings });
  }

  async #build(): Promise<void> {
    this.#isReady = false;
    this.#rebuilds += 1;
    this.#parts = this.#newParts();
    await this.#changes.beginNow();
    await this.#applyEach((after) => this.#deps.source.documentIds(after, DOCUMENTS_AT_ONCE));
    this.#isReady = !this.#isClosed;
  }

  async #applyChanges(): Promise<void> {
    for (;;) {
      const changes = await this.#changes.next();
      if (changes === 'lost') {
        await this.#build();
        continue;
      }
      if (changes.length === 0 || this.#isClosed) return;
      const seen = new Set<string>();
      const pins: PinId[] = [];
      for (const { kind, objectId } of changes) {
        if (seen.has(kind + objectId)) continue;
        seen.add(kind + objectId);
        if (kind === 'pin') pins.push(objectId as PinId);
        else {
          await this.#applyEach((after) =>
            this.#deps.source.idsOf({ kind, objectId }, after, DOCUMENTS_AT_ONCE),
          );
        }
      }
      for (let start = 0; start < pins.length; start += DOCUMENTS_AT_ONCE) {
        await this.#apply(pins.slice(start, start + DOCUMENTS_AT_ONCE));
      }
    }
  }

  async #applyEach(read: (after: PinId | null) => Promise<readonly PinId[]>): Promise<void> {
    for (let after: PinId | null = null; !this.#isClosed;) {
      const ids: readonly PinId[] = await read(after);
      if (ids.length === 0) return;
      await this.#apply(ids);
      after = ids.at(-1)!;
      await this.#deps.pause?.();
    }
  }

  async #apply(ids: readonly PinId[]): Promise<void> {
    const documents = await this.#deps.source.documents(ids);
    const parts = Object.values(this.#parts.parts);
    const found = new Set(documents.map(({ id }) => id));
    for (const id of ids) {
      const number = found.has(id) ? undefined : this.#numbers.remove(id);
      if (number !== undefined) for (const part of parts) part.remove(number);
    }
    for (const document of documents) {
      const number = this.#numbers.put(document.id, document.shown);
      for (const part of parts) part.put(number, document);
    }
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#working.catch(() => undefined).then(work);
    this.#working = done;
    return done;
  }
}
