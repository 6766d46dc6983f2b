import { hasRoomAtFoot } from '../pins/pin-card-shape.ts';
import type { PinGridItem } from '../pins/pin-grid-item.ts';
import { EditLink } from './edit-link.tsx';
import { SourcePill } from './source-pill.tsx';

type CardFootProps = { readonly item: PinGridItem; readonly className: string };

/** What lies over the foot of a card's picture, where that has room. */
export function CardFoot({ item, className }: CardFootProps) {
  if (!hasRoomAtFoot(item.aspect)) return null;
  return (
    <div className={className}>
      <SourcePill pin={item.pin} />
      <EditLink item={item} />
    </div>
  );
}
