import { observer } from 'mobx-react-lite';
import { useApp } from '../app/app-context.ts';
import { hasRoomAtFoot } from '../pins/pin-card-shape.ts';
import type { PinGridItem } from '../pins/pin-grid-item.ts';
import { BarMenus } from './bar-menus.tsx';
import { EditLink } from './edit-link.tsx';
import type { CardFeedbackActions } from './feedback-actions.ts';
import { SourcePill } from './source-pill.tsx';

type CardFootProps = {
  readonly item: PinGridItem;
  readonly className: string;
  readonly feedback: CardFeedbackActions | undefined;
};

/** What lies over the foot of a card's picture, where that has room. */
export const CardFoot = observer(function CardFoot({ item, className, feedback }: CardFootProps) {
  const { signedIn } = useApp().stores.session;
  if (!hasRoomAtFoot(item.aspect)) return null;
  return (
    <div className={className}>
      <SourcePill pin={item.pin} />
      {signedIn && <BarMenus item={item} feedback={feedback} />}
      <EditLink item={item} />
    </div>
  );
});
