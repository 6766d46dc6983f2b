import { ServiceError } from '../../../application/ports/service-error.ts';
import type { ImageRef } from '../../../domain/images/image-spec.ts';
import type { Pin } from '../../../domain/pins/pin.ts';
import type { LoadContext } from '../../base/navigation/page.ts';
import { HOME_FEED } from '../../feeds/load-home.ts';
import type { PageDataKey } from '../../base/stores/page-data-store.ts';

/** The pictures above the log-in and sign-up forms; a served page contains only their addresses. */
export const WALL_PICTURES: PageDataKey<readonly ImageRef[]> = 'wall-pictures';

/** Maximum number of pictures on the wall. */
const PLACES = 18;

/** Reads some pins of the visitors' home. The form works without them. */
export async function readWallPictures({ services, stores }: LoadContext): Promise<void> {
  if (stores.pageData.find(WALL_PICTURES) !== undefined) return;
  try {
    const outcome = await services.loadFeedPage.run(HOME_FEED, null);
    const pins = outcome.kind === 'page' ? outcome.page.pins : [];
    stores.pageData.set(WALL_PICTURES, pins.flatMap(pictureOf).slice(0, PLACES));
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    services.logger.warn('wall-pictures-not-read', error);
  }
}

function pictureOf({ imageSpec }: Pin): readonly ImageRef[] {
  const image = imageSpec['236x'];
  return image === undefined ? [] : [{ url: image.url, width: image.width, height: image.height }];
}
