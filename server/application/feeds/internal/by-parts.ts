import type { PinId } from '../../../../src/domain/ids/ids.ts';
import { likeness } from '../../../../src/domain/looks/likeness.ts';
import { FEATURE_VALUES, WINDOW_COUNT } from '../../../../src/domain/looks/picture-looks.ts';
import type { LooksCandidate } from '../../ports/discovery/discovery-index.ts';
import type { LooksReader } from '../../ports/media/looks.ts';

/** Pictures that are less alike have nothing in common that a person would see. */
const MIN_LIKENESS = 0.35;

/** The candidates that look like what is sought, as a whole or in one of their parts, best first. */
export async function byParts(
  looks: Pick<LooksReader, 'windowsOfPins'>,
  sought: Int8Array,
  candidates: readonly LooksCandidate[],
): Promise<readonly PinId[]> {
  const windows = await looks.windowsOfPins(candidates.map(({ pin }) => pin));
  return candidates
    .map(({ pin, likeness: whole }) => ({
      pin,
      score: Math.max(whole, bestPart(sought, windows.get(pin))),
    }))
    .filter(({ score }) => score >= MIN_LIKENESS)
    .sort((one, other) => other.score - one.score)
    .map(({ pin }) => pin);
}

function bestPart(sought: Int8Array, windows: Int8Array | undefined): number {
  if (windows === undefined) return 0;
  let best = 0;
  for (let at = 0; at < WINDOW_COUNT; at += 1)
    best = Math.max(best, likeness(sought, windows, 0, at * FEATURE_VALUES));
  return best;
}
