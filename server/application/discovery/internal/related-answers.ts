import { toBoardId } from '../../../../src/domain/ids/ids.ts';
import type { DiscoveryQuestions } from '../../ports/discovery/discovery-index.ts';
import type { LooksIndex } from '../../looks/looks-index.ts';
import { withFewerRuns } from '../../../../src/domain/feeds/runs-of-three.ts';
import type { TextPart } from '../../text-search/text-part.ts';
import type { RelatedPins } from '../../related/related-pins.ts';
import type { Documents } from './discovery-parts.ts';

/** A pin that is third in a row of one pinner or domain changes places with one at most so far away. */
const NEAR = 6;

type RelatedParts = {
  readonly related: RelatedPins;
  readonly looks: LooksIndex;
  readonly words: Pick<TextPart, 'sourceOf'>;
};

export function relatedAnswers(
  { related, looks, words }: RelatedParts,
  { numberOf, shownOf }: Documents,
): Pick<DiscoveryQuestions, 'related' | 'boardsOf'> {
  return {
    related: ({ documents, ...query }) => {
      const pins = documents.map(numberOf).filter((number) => number !== undefined);
      const found = looks.withoutRepeats(related.query({ ...query, pins }));
      const other = found.findIndex((number) => query.products !== 'first' || !related.isProduct(number));
      const leading = other === -1 ? found.length : other;
      return spread(found, leading, words).map(shownOf);
    },
    boardsOf: ({ document, limit }) => {
      const number = numberOf(document);
      return number === undefined ? [] : related.boardsOf(number, limit).map(toBoardId);
    },
  };
}

/** With few rows of one pinner or domain. The first `leading` ones stay the first. */
function spread(
  numbers: readonly number[],
  leading: number,
  words: Pick<TextPart, 'sourceOf'>,
): readonly number[] {
  const pins = numbers.map((number) => ({ number, ...words.sourceOf(number) }));
  const first = withFewerRuns(pins.slice(0, leading), [], NEAR);
  return [...first, ...withFewerRuns(pins.slice(leading), first, NEAR)].map(({ number }) => number);
}
