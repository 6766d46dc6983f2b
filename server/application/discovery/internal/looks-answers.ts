import type { LooksIndex } from '../../looks/looks-index.ts';
import type { DiscoveryQuestions } from '../../ports/discovery/discovery-index.ts';
import type { Documents } from './discovery-parts.ts';

export function looksAnswers(
  looks: LooksIndex,
  { numberOf, shownOf }: Documents,
): Pick<DiscoveryQuestions, 'withColorsOf' | 'byColor'> {
  return {
    withColorsOf: ({ features, without, ...query }) => {
      const except = without === null ? undefined : numberOf(without);
      return looks
        .withColorsOf(features, query)
        .filter(({ number }) => number !== except)
        .map(({ number, likeness }) => ({ pin: shownOf(number), likeness }));
    },
    byColor: ({ color, limit }) => looks.byColor(color, limit).map(({ number }) => shownOf(number)),
  };
}
