import { ServiceError } from '../../../../application/ports/service-error.ts';
import type { PinSurroundings } from '../../../../domain/closeup/closeup-modules.ts';
import type { PinId } from '../../../../domain/ids/ids.ts';
import type { AppValue } from '../../../base/app-context.ts';
import type { PageDataKey } from '../../../base/stores/page-data-store.ts';

/** The key of the data about an open pin. */
export function surroundingsKey(pinId: PinId): PageDataKey<PinSurroundings> {
  return `pin-surroundings:${pinId}`;
}

/** Reads what goes with a pin. A list that cannot be read is left out: nothing on the page needs it. */
export async function readSurroundings(
  { services, stores }: Pick<AppValue, 'services' | 'stores'>,
  pinId: PinId,
): Promise<void> {
  const orNone = <T>(reading: Promise<readonly T[]>): Promise<readonly T[]> =>
    reading.catch((error: unknown) => {
      if (!(error instanceof ServiceError)) throw error;
      return [];
    });
  const opened = services.openRelated();
  const [boards, topics, colors] = await Promise.all([
    orNone(opened.then(({ related }) => related.boardsOf(pinId))),
    orNone(opened.then(({ related }) => related.topicsOf(pinId))),
    orNone(opened.then(({ related }) => related.colorsOf(pinId))),
  ]);
  stores.pageData.set(surroundingsKey(pinId), { boards, topics, colors });
}
