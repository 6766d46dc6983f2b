import type { TopicId } from '../../../../src/domain/ids/ids.ts';
import type { PromotionRecord } from '../../ports/pins/promotions.ts';

/** The most candidates that are looked at for a page, however many promotions there are. */
export const MOST_LOOKED_AT = 64;

export type AdQuestion = {
  readonly count: number;
  /** What the pins of the page are about. */
  readonly topics: readonly TopicId[];
  /** Where the page is read; null if that is not known. */
  readonly country: string | null;
  /** Whether this one may be on the page. */
  readonly accepts: (promotion: PromotionRecord) => boolean;
  /** Numbers from 0 up to 1. */
  readonly random: () => number;
};

const ANY = '*';

/** Promotions by the countries and topics that they are for. */
export class AdIndex {
  readonly #lists = new Map<string, PromotionRecord[]>();
  /** Whether some promotions ask for topics. */
  readonly needsTopics: boolean;

  constructor(promotions: readonly PromotionRecord[]) {
    for (const promotion of promotions) {
      const { countries, interestIds } = promotion.terms;
      for (const country of countries.length === 0 ? [ANY] : countries)
        for (const interest of interestIds.length === 0 ? [ANY] : interestIds) {
          const key = keyOf(country, interest);
          const list = this.#lists.get(key);
          if (list === undefined) this.#lists.set(key, [promotion]);
          else list.push(promotion);
        }
    }
    this.needsTopics = promotions.some(({ terms }) => terms.interestIds.length > 0);
  }

  get isEmpty(): boolean {
    return this.#lists.size === 0;
  }

  /** Different promotions for a page, drawn at random. The work does not grow with the number of promotions. */
  choose({ count, topics, country, accepts, random }: AdQuestion): readonly PromotionRecord[] {
    const lists = this.#listsFor(topics, country);
    const total = lists.reduce((sum, { length }) => sum + length, 0);
    // Draws without putting back: a drawn place is replaced by the last one.
    const moved = new Map<number, number>();
    const chosen = new Set<PromotionRecord>();
    const draws = Math.min(total, MOST_LOOKED_AT);
    for (let drawn = 0; drawn < draws && chosen.size < count; drawn += 1) {
      const place = Math.floor(random() * (total - drawn));
      const last = total - drawn - 1;
      const promotion = at(lists, moved.get(place) ?? place);
      moved.set(place, moved.get(last) ?? last);
      if (promotion !== undefined && !chosen.has(promotion) && accepts(promotion)) chosen.add(promotion);
    }
    return [...chosen];
  }

  #listsFor(topics: readonly TopicId[], country: string | null): readonly PromotionRecord[][] {
    const countries = country === null ? [ANY] : [ANY, country];
    return countries.flatMap((each) =>
      [ANY, ...topics].flatMap((topic) => {
        const list = this.#lists.get(keyOf(each, topic));
        return list === undefined ? [] : [list];
      }),
    );
  }
}

function keyOf(country: string, interest: string): string {
  return `${country} ${interest}`;
}

function at(lists: readonly PromotionRecord[][], place: number): PromotionRecord | undefined {
  let left = place;
  for (const list of lists) {
    if (left < list.length) return list[left];
    left -= list.length;
  }
  return undefined;
}
