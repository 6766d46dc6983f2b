import type { TopicSign, TopicTag } from '../../../../src/domain/topics/topic-tagging.ts';
import type { SavedArrays } from '../../ports/discovery/discovery-part.ts';

/** Tags per pin. */
const MOST_TAGS = 8;
const SIGNS: readonly TopicSign[] = ['title', 'board', 'alt_text', 'description', 'link', 'person'];

/** The tags of pins, and what their order needs, in typed arrays by number. */
export class TagTable {
  /** Topics plus 1; 0 is an empty slot. */
  #topics = new Uint16Array(0);
  /** 0 to 255 */
  #confidences = new Uint8Array(0);
  #signs = new Uint8Array(0);
  #ranks = new Float64Array(0);
  #createdAts = new Float64Array(0);

  readonly rankOf = (number: number): number => this.#ranks[number] ?? 0;
  /** NaN for a pin that is not there. */
  readonly createdAtOf = (number: number): number => this.#createdAts[number] ?? NaN;

  /** Keeps the first `MOST_TAGS`. */
  set(
    number: number,
    tags: readonly TopicTag[],
    { rank, createdAt }: { readonly rank: number; readonly createdAt: number },
  ): void {
    this.#makeRoom(number + 1);
    this.#ranks[number] = rank;
    this.#createdAts[number] = createdAt;
    for (let slot = 0; slot < MOST_TAGS; slot++) {
      const tag = tags[slot];
      const at = number * MOST_TAGS + slot;
      this.#topics[at] = tag === undefined ? 0 : tag.topic + 1;
      this.#confidences[at] = Math.round((tag?.confidence ?? 0) * 255);
      this.#signs[at] = tag === undefined ? 0 : SIGNS.indexOf(tag.sign);
    }
  }

  clear(number: number): void {
    if (number >= this.room) return;
    this.#topics.fill(0, number * MOST_TAGS, (number + 1) * MOST_TAGS);
    this.#createdAts[number] = NaN;
  }

  of(number: number): readonly TopicTag[] {
    const tags: TopicTag[] = [];
    for (let at = number * MOST_TAGS; at < (number + 1) * MOST_TAGS; at++) {
      const topic = this.#topics[at] ?? 0;
      if (topic === 0) break;
      tags.push({
        topic: topic - 1,
        confidence: this.#confidences[at]! / 255,
        sign: SIGNS[this.#signs[at]!]!,
      });
    }
    return tags;
  }

  /** For the snapshot; the arrays are views. */
  save(): SavedArrays {
    return {
      topics: this.#topics,
      confidences: this.#confidences,
      signs: this.#signs,
      ranks: this.#ranks,
      createdAts: this.#createdAts,
    };
  }

  /** @throws {Error} when these are no saved tags */
  load({ topics, confidences, signs, ranks, createdAts }: SavedArrays): void {
    const fits =
      topics instanceof Uint16Array &&
      confidences instanceof Uint8Array &&
      signs instanceof Uint8Array &&
      ranks instanceof Float64Array &&
      createdAts instanceof Float64Array &&
      topics.length === ranks.length * MOST_TAGS;
    if (!fits) throw new Error('These are no saved tags.');
    this.#topics = topics;
    this.#confidences = confidences;
    this.#signs = signs;
    this.#ranks = ranks;
    this.#createdAts = createdAts;
  }

  /** Every number below this may have tags. */
  get room(): number {
    return this.#ranks.length;
  }

  #makeRoom(count: number): void {
    if (count <= this.#ranks.length) return;
    const room = Math.max(64, count, this.#ranks.length * 2);
    this.#topics = copyInto(new Uint16Array(room * MOST_TAGS), this.#topics);
    this.#confidences = copyInto(new Uint8Array(room * MOST_TAGS), this.#confidences);
    this.#signs = copyInto(new Uint8Array(room * MOST_TAGS), this.#signs);
    this.#ranks = copyInto(new Float64Array(room), this.#ranks);
    this.#createdAts = copyInto(new Float64Array(room).fill(NaN), this.#createdAts);
  }
}

function copyInto<T extends Uint8Array | Uint16Array | Float64Array>(larger: T, smaller: T): T {
  larger.set(smaller);
  return larger;
}
