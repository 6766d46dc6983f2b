import { observer } from 'mobx-react-lite';
import { shownAfter, STAYS_MS } from '../../../domain/cards/hover-state.ts';
import { showsFavoriteButton } from '../../../domain/permissions/favorite.ts';
import { showsStatsButton } from '../../../domain/statistics/pin-stats.ts';
import { useApp } from '../../base/app-context.ts';
import { PromoteLink } from '../../ads/promote-link.tsx';
import { FavoriteButton } from '../../pin-actions/favorite-button.tsx';
import { StatsButton } from '../../pin-actions/stats-button.tsx';
import type { PinGridItem } from '../../pins/card/pin-grid-item.ts';
import barClasses from './bar-button.module.css';
import { BarMenus } from './bar-menus.tsx';
import { EditLink } from './edit-link.tsx';
import type { CardFeedbackActions } from '../../feedback/feedback-actions.ts';
import { OpenPill } from './open-pill.tsx';
import { SourcePill } from './source-pill.tsx';

type CardFootProps = {
  readonly item: PinGridItem;
  readonly className: string;
  readonly feedback: CardFeedbackActions | undefined;
};

/** Sets the delays for appearing and disappearing. */
function setTimes(foot: HTMLElement | null): void {
  foot?.style.setProperty('--comes-after', `${shownAfter('hovered', 'secondary')}ms`);
  foot?.style.setProperty('--stays', `${STAYS_MS}ms`);
}

/** The controls over the foot of a card's picture. */
export const CardFoot = observer(function CardFoot({ item, className, feedback }: CardFootProps) {
  const { memberId: viewerId } = useApp().stores.session;
  const { pin, surface } = item;
  return (
    <div className={className} ref={setTimes}>
      <div>
        <SourcePill pin={pin} />
        {showsFavoriteButton(pin.board, viewerId) && <FavoriteButton pin={pin} look="card" />}
        {showsStatsButton(pin, { viewerId, surface }) && (
          <StatsButton pin={pin} size={16} className={barClasses.button} />
        )}
        {viewerId === null ? <OpenPill item={item} /> : <BarMenus item={item} feedback={feedback} />}
        <PromoteLink pin={pin} surface={surface} className={barClasses.button} />
        <EditLink item={item} />
      </div>
    </div>
  );
});
