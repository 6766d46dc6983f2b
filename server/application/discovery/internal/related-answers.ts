import { toBoardId } from '../../../../src/domain/ids/ids.ts';
import type { DiscoveryQuestions } from '../../ports/discovery/discovery-index.ts';
import type { LooksIndex } from '../../looks/looks-index.ts';
import type { RelatedPins } from '../../related/related-pins.ts';
import type { Documents } from './discovery-parts.ts';

export function relatedAnswers(
  related: RelatedPins,
  looks: LooksIndex,
  { numberOf, shownOf }: Documents,
): Pick<DiscoveryQuestions, 'related' | 'boardsOf'> {
  return {
    related: ({ documents, ...query }) => {
      const pins = documents.map(numberOf).filter((number) => number !== undefined);
      return looks.withoutRepeats(related.query({ ...query, pins })).map(shownOf);
    },
    boardsOf: ({ document, limit }) => {
      const number = numberOf(document);
      return number === undefined ? [] : related.boardsOf(number, limit).map(toBoardId);
    },
  };
}
