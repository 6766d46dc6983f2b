import { parseHttpUrl } from '../links/http-url.ts';
import type { ImageRef } from '../images/image-spec.ts';
import type { Pin } from '../pins/pin.ts';
import { PART_COUNTS } from '../pins/pin-format.ts';

type ChipFacts = Pick<Pin, 'collectionPin' | 'collagePin'>;

/** One of the items of a collection or a collage. */
export interface Chip {
  /** Null without a picture. */
  readonly image: ImageRef | null;
  /** An address of the web, or a path of this site. */
  readonly href: string;
}

/** Maximum number of parts of a pin; further ones are not shown. */
const MOST_CHIPS = Math.max(PART_COUNTS.collection.max, PART_COUNTS.collage.max);

/** The items of a collection or a collage. */
export function chipsOf({ collectionPin, collagePin }: ChipFacts): readonly Chip[] {
  if (collectionPin)
    return collectionPin.itemData
      .slice(0, MOST_CHIPS)
      .map(({ images, link, pinId }) => chip(images.find(isPicture) ?? null, link, pinId));
  return (collagePin?.itemData ?? [])
    .slice(0, MOST_CHIPS)
    .map(({ image, link, entityId }) => chip(image && isPicture(image) ? image : null, link, entityId));
}

/** An item without a link of its own links to its pin. */
function chip(image: ImageRef | null, link: string | null, id: string): Chip {
  const leads = link !== null && (parseHttpUrl(link) !== null || /^\/(?![/\\])/.test(link));
  return { image, href: leads ? link : `/pin/${encodeURIComponent(id)}/` };
}

function isPicture({ url }: ImageRef): boolean {
  return url !== '';
}
