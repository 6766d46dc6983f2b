import { pickedColor } from '../../../../src/domain/looks/palette.ts';
import type { LooksIndex } from '../../looks/looks-index.ts';
import type { DiscoveryQuestions } from '../../ports/discovery/discovery-index.ts';
import type { Documents } from './discovery-parts.ts';
import { spread } from './spread.ts';
import type { TextPart } from '../../text-search/text-part.ts';

/** A search looks for a picked colour in as many documents with the largest areas of it. */
const COLORED_MAX = 5_000;

export function looksAnswers(
  looks: LooksIndex,
  words: Pick<TextPart, 'sourceOf'>,
  { numberOf, shownOf }: Documents,
): Pick<DiscoveryQuestions, 'withColorsOf' | 'byColor' | 'withoutRepeats'> {
  return {
    withColorsOf: ({ features, without, ...query }) => {
      const except = without === null ? undefined : numberOf(without);
      return looks
        .withColorsOf(features, query)
        .filter(({ number }) => number !== except)
        .map(({ number, likeness }) => ({ pin: shownOf(number), likeness }));
    },
    withoutRepeats: ({ documents }) => {
      const numbers = documents.map(numberOf);
      const kept = new Set(looks.withoutRepeats(numbers.filter((number) => number !== undefined)));
      return documents.filter((_, at) => {
        const number = numbers[at];
        return number === undefined || kept.has(number);
      });
    },
    byColor: ({ color, ...query }) => {
      const colored = looks.byColor(color, query).map(({ number }) => number);
      return spread(looks.withoutRepeats(colored), words).map(shownOf);
    },
  };
}

/** Whether documents have a picked colour, `#rrggbb`; null for a group of colours or none. */
export function coloredBy(
  color: string | null,
  looks: Pick<LooksIndex, 'byColor'>,
): ((number: number) => boolean) | null {
  const picked = color === null ? null : pickedColor(color);
  if (picked === null) return null;
  const found = looks.byColor(picked, { limit: COLORED_MAX, productsOnly: false });
  const colored = new Set(found.map(({ number }) => number));
  return (number) => colored.has(number);
}
