import { toBoardId } from '../../../../src/domain/ids/ids.ts';
import type { DiscoveryQuestions } from '../../ports/discovery/discovery-index.ts';
import type { LooksIndex } from '../../looks/looks-index.ts';
import type { TextPart } from '../../text-search/text-part.ts';
import type { RelatedPins } from '../../related/related-pins.ts';
import type { Documents } from './discovery-parts.ts';
import { spread } from './spread.ts';

type RelatedParts = {
  readonly related: RelatedPins;
  readonly looks: LooksIndex;
  readonly words: Pick<TextPart, 'sourceOf'>;
};

/** Answers questions about related pins, and about the boards of a pin. */
export function relatedAnswers(
  { related, looks, words }: RelatedParts,
  { numberOf, shownOf }: Documents,
): Pick<DiscoveryQuestions, 'related' | 'boardsOf'> {
  return {
    related: ({ documents, ...query }) => {
      const pins = documents.map(numberOf).filter((number) => number !== undefined);
      const found = withoutRepeatsOf(pins, related.query({ ...query, pins }), looks);
      const other = found.findIndex((number) => query.products !== 'first' || !related.isProduct(number));
      const leading = other === -1 ? found.length : other;
      const first = spread(found.slice(0, leading), words);
      return [...first, ...spread(found.slice(leading), words, first)].map(shownOf);
    },
    boardsOf: ({ document, limit }) => {
      const number = numberOf(document);
      return number === undefined ? [] : related.boardsOf(number, limit).map(toBoardId);
    },
  };
}

/** Each picture once, and none that looks like those that the list goes with. */
function withoutRepeatsOf(
  pins: readonly number[],
  found: readonly number[],
  looks: LooksIndex,
): readonly number[] {
  const open = new Set(pins);
  return looks.withoutRepeats([...pins, ...found]).filter((number) => !open.has(number));
}
