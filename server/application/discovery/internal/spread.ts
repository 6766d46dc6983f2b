import { withFewerRuns } from '../../../../src/domain/feeds/runs-of-three.ts';
import type { TextPart } from '../../text-search/text-part.ts';

/** A pin that is third in a row of one pinner or domain changes places with one at most so far away. */
const NEAR = 6;

/**
 * A list by likeness with few rows of one pinner or domain.
 * @param earlier documents that stand before and stay
 */
export function spread(
  numbers: readonly number[],
  words: Pick<TextPart, 'sourceOf'>,
  earlier: readonly number[] = [],
): readonly number[] {
  const sourced = (number: number) => ({ number, ...words.sourceOf(number) });
  return withFewerRuns(numbers.map(sourced), earlier.slice(-2).map(sourced), NEAR).map(
    ({ number }) => number,
  );
}
