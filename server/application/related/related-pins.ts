import { colorGroupOf } from '../../../src/domain/feeds/color-group.ts';
import type { DiscoveryPart, SavedArrays } from '../ports/discovery/discovery-part.ts';
import type { RelatedProducts } from '../ports/discovery/discovery-index.ts';
import type { PinDocument } from '../ports/discovery/pin-document.ts';
import { grownFor } from '../arrays/growing.ts';
import { tallyRanks, type RankedList } from './internal/fusion.ts';
import { PinBoardGraph } from './internal/pin-board-graph.ts';
import { tallyNeighbours } from './internal/neighbours.ts';
import { Tally } from './internal/tally.ts';

const [KNOWN, PRODUCT] = [1, 2];

/** A list is filled up to this length with pins that have less in common. */
const FULL_LIST = 30;
const [SIMILAR_BY_TEXT, SIMILAR_BY_LOOKS, SIMILAR_BY_EMBEDDING] = [200, 100, 200];
/** Of a random walk that one of several questions of a list needs. */
const QUICK_STEPS = 3_000;
/** The most pins of the lists together: some of them are left out as repeats. */
const FUSED = 1_000;
/** The most products that come before all other pins. */
const LEADING_PRODUCTS = 12;
/** How much a list counts in the fusion. */
const WEIGHTS = { graph: 1, text: 1, looks: 0.4, embedding: 0.8, words: 0.5 } as const;

/** Documents that are like one, best first, by their numbers. */
export type Similar = (number: number, limit: number) => ArrayLike<number>;

export type RelatedOptions = {
  /** Without it, texts do not count. */
  readonly similarByText?: Similar;
  /** Without it, looks do not count. */
  readonly similarByLooks?: Similar;
  /** By an operator's model. Without it, embeddings do not count. */
  readonly similarByEmbedding?: Similar;
  /** Documents with words of a text, best first; without it, words do not count. */
  readonly aboutWords?: (words: string, limit: number) => ArrayLike<number>;
};

/** By numbers of documents; see `RelatedQuestion`. */
export type RelatedQuery = {
  readonly pins: readonly number[];
  readonly withoutBoard: string | null;
  readonly words: string;
  readonly products: RelatedProducts;
  readonly seed: number;
  readonly limit: number;
};

/** Which pins go with which: by the boards that people have saved them to, then by their texts and their looks. */
export class RelatedPins implements DiscoveryPart {
  readonly #similar: RelatedOptions;
  readonly #graph = new PinBoardGraph();
  readonly #tally = new Tally();
  #flags = new Uint8Array(16);
  #colors = new Uint8Array(16);
  #created = new Float64Array(16);
  /** A hash of the picture's signature. */
  #pictures = new Uint32Array(16);
  #topics = new Float64Array(16);
  #size = 0;

  constructor(similar: RelatedOptions = {}) {
    this.#similar = similar;
  }

  put(number: number, document: PinDocument): void {
    this.#graph.put(
      number,
      document.boards.map(({ id }) => id),
    );
    this.#flags = grownFor(this.#flags, number);
    this.#colors = grownFor(this.#colors, number);
    this.#created = grownFor(this.#created, number);
    this.#pictures = grownFor(this.#pictures, number);
    this.#topics = grownFor(this.#topics, number);
    this.#flags[number] = KNOWN | (document.product === null ? 0 : PRODUCT);
    this.#colors[number] = colorGroupOf(document.dominantColor);
    this.#created[number] = document.createdAt;
    this.#pictures[number] = hashOf(document.picture);
    this.#topics[number] = Number(document.topics.find(({ applies }) => applies)?.id ?? 0);
    this.#size = Math.max(this.#size, number + 1);
  }

  remove(number: number): void {
    this.#graph.remove(number);
    if (number < this.#size) this.#flags[number] = 0;
  }

  /** Each picture once, best first. */
  query({ pins, withoutBoard, words, products, seed, limit }: RelatedQuery): readonly number[] {
    const known = pins.filter((pin) => pin < this.#size && this.#flags[pin] !== 0);
    const excluded = new Set([...known, ...this.#pinsOn(withoutBoard)]);
    const wanted = KNOWN | (products === 'only' ? PRODUCT : 0);
    const isWanted = (number: number) => (this.#flags[number]! & wanted) === wanted && !excluded.has(number);
    this.#tally.reserve(this.#size);
    tallyNeighbours(this.#graph, known, this.#tally, seed);
    const spoken = words === '' ? [] : (this.#similar.aboutWords?.(words, SIMILAR_BY_TEXT) ?? []);
    const lists: RankedList[] = [
      { weight: WEIGHTS.graph, numbers: this.#tally.takeTop(limit, isWanted) },
      ...this.#similarTo(known.slice(0, 3)),
      { weight: WEIGHTS.words, numbers: spoken },
    ];
    tallyRanks(lists, this.#tally);
    const fused = this.#tally.takeTop(FUSED, isWanted);
    const pictures = new Set(known.map((pin) => this.#pictures[pin]!));
    const found = this.#withoutRepeats(fused, pictures);
    if (found.length < FULL_LIST && products !== 'only') {
      const rest = this.#nearest(known[0], (number) => isWanted(number));
      found.push(...this.#withoutRepeats(rest, pictures).slice(0, FULL_LIST - found.length));
    }
    return (products === 'first' ? this.#withLeadingProducts(found) : found).slice(0, limit);
  }

  /** What goes with these pins by boards and words alone: quick, and not filled up. Each picture once, best first. */
  near(pins: readonly number[], { seed, limit }: Pick<RelatedQuery, 'seed' | 'limit'>): readonly number[] {
    const known = pins.filter((pin) => pin < this.#size && this.#flags[pin] !== 0);
    const isWanted = (number: number) => this.#flags[number] !== 0 && !known.includes(number);
    this.#tally.reserve(this.#size);
    tallyNeighbours(this.#graph, known, this.#tally, seed, QUICK_STEPS);
    const lists: RankedList[] = [
      { weight: WEIGHTS.graph, numbers: this.#tally.takeTop(2 * limit, isWanted) },
    ];
    for (const pin of known.slice(0, 2)) {
      const numbers = this.#similar.similarByText?.(pin, limit) ?? [];
      lists.push({ weight: WEIGHTS.text / Math.min(2, known.length), numbers });
    }
    tallyRanks(lists, this.#tally);
    const fused = this.#tally.takeTop(2 * limit, isWanted);
    return this.#withoutRepeats(fused, new Set(known.map((pin) => this.#pictures[pin]!))).slice(0, limit);
  }

  /** Whether the pin of this number is a product. */
  isProduct(number: number): boolean {
    return (this.#flags[number]! & PRODUCT) !== 0;
  }

  /** Ids of the boards of a pin, smallest board first. */
  boardsOf(number: number, limit: number): readonly string[] {
    const { boards, boardsOfPin, pinsOnBoard } = this.#graph;
    return [...boardsOfPin.listOf(number)]
      .sort((one, other) => pinsOnBoard.lengthOf(one) - pinsOnBoard.lengthOf(other) || one - other)
      .slice(0, limit)
      .map((board) => boards.idOf(board));
  }

  save(): SavedArrays {
    const end = this.#size;
    return {
      ...this.#graph.save(),
      flags: this.#flags.subarray(0, end),
      colors: this.#colors.subarray(0, end),
      created: this.#created.subarray(0, end),
      pictures: this.#pictures.subarray(0, end),
      topics: this.#topics.subarray(0, end),
    };
  }

  load(saved: SavedArrays): void {
    const { flags, colors, created, pictures, topics } = saved;
    if (
      !(flags instanceof Uint8Array && colors instanceof Uint8Array && created instanceof Float64Array) ||
      !(pictures instanceof Uint32Array && topics instanceof Float64Array)
    ) {
      throw new Error('This is no saved graph.');
    }
    this.#graph.load(saved);
    this.#flags = flags;
    this.#colors = colors;
    this.#created = created;
    this.#pictures = pictures;
    this.#topics = topics;
    this.#size = flags.length;
  }

  #withLeadingProducts(numbers: readonly number[]): readonly number[] {
    const leading = numbers.filter((number) => this.#flags[number]! & PRODUCT).slice(0, LEADING_PRODUCTS);
    const isLeading = new Set(leading);
    return [...leading, ...numbers.filter((number) => !isLeading.has(number))];
  }

  #pinsOn(board: string | null): Iterable<number> {
    const number = board === null ? undefined : this.#graph.boards.find(board);
    return number === undefined ? [] : this.#graph.pinsOnBoard.listOf(number);
  }

  #similarTo(pins: readonly number[]): readonly RankedList[] {
    const { similarByText, similarByLooks, similarByEmbedding } = this.#similar;
    return pins.flatMap((pin) => [
      { weight: WEIGHTS.text / pins.length, numbers: similarByText?.(pin, SIMILAR_BY_TEXT) ?? [] },
      { weight: WEIGHTS.looks / pins.length, numbers: similarByLooks?.(pin, SIMILAR_BY_LOOKS) ?? [] },
      {
        weight: WEIGHTS.embedding / pins.length,
        numbers: similarByEmbedding?.(pin, SIMILAR_BY_EMBEDDING) ?? [],
      },
    ]);
  }

  /** Adds the pictures to `seen`. */
  #withoutRepeats(numbers: readonly number[], seen: Set<number>): number[] {
    return numbers.filter((number) => {
      const picture = this.#pictures[number]!;
      if (seen.has(picture)) return false;
      seen.add(picture);
      return true;
    });
  }

  /** Of the same topic first, then of the same colour, then the newest. Reads every document. */
  #nearest(pin: number | undefined, isWanted: (number: number) => boolean): readonly number[] {
    const topic = pin === undefined ? 0 : this.#topics[pin]!;
    const color = pin === undefined ? -1 : this.#colors[pin]!;
    for (let number = 0; number < this.#size; number += 1) {
      if (this.#flags[number] === 0) continue;
      const sameTopic = topic !== 0 && this.#topics[number] === topic;
      const sameColor = this.#colors[number] === color;
      this.#tally.add(number, this.#created[number]! + (sameTopic ? 2e15 : 0) + (sameColor ? 1e15 : 0) + 1);
    }
    return this.#tally.takeTop(2 * FULL_LIST, isWanted);
  }
}

function hashOf(signature: string): number {
  let hash = 0x811c_9dc5;
  for (let place = 0; place < signature.length; place += 1) {
    hash = Math.imul(hash ^ signature.charCodeAt(place), 0x0100_0193);
  }
  return hash >>> 0;
}
