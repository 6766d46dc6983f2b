import { ServiceError } from '../../../../application/ports/service-error.ts';
import type { PinSurroundings } from '../../../../domain/closeup/closeup-modules.ts';
import type { PinId } from '../../../../domain/ids/ids.ts';
import type { AppValue } from '../../../base/app-context.ts';
import type { PageDataKey } from '../../../base/stores/page-data-store.ts';
import { isIndexBuilding } from '../../../discovery/is-index-building.ts';

/** The key of the data about an open pin. */
export function surroundingsKey(pinId: PinId): PageDataKey<PinSurroundings> {
  return `pin-surroundings:${pinId}`;
}

/** The key of whether what goes with a pin is missing because the index is being built. */
export function isAwaitedKey(pinId: PinId): PageDataKey<boolean> {
  return `pin-surroundings-awaited:${pinId}`;
}

/** Reads what goes with a pin. A list that cannot be read is left out: nothing on the page needs it. */
export async function readSurroundings(
  { services, stores }: Pick<AppValue, 'services' | 'stores'>,
  pinId: PinId,
): Promise<void> {
  const opened = services.openRelated();
  const [boards, topics, colors] = await Promise.all([
    orNone(opened.then(({ related }) => related.boardsOf(pinId))),
    orNone(opened.then(({ related }) => related.topicsOf(pinId))),
    orNone(opened.then(({ related }) => related.colorsOf(pinId))),
  ]);
  // Most pins have topics as soon as the index is ready.
  const isAwaited = topics.length === 0 && (await unlessUnanswered(isIndexBuilding(services), false));
  if (isAwaited || stores.pageData.find(isAwaitedKey(pinId)) === true)
    stores.pageData.set(isAwaitedKey(pinId), isAwaited);
  stores.pageData.set(surroundingsKey(pinId), { boards, topics, colors });
}

function orNone<T>(reading: Promise<readonly T[]>): Promise<readonly T[]> {
  return unlessUnanswered(reading, []);
}

async function unlessUnanswered<T>(answer: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return otherwise;
  }
}
