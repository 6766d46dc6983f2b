import { useCallback, type ReactNode } from 'react';
import { closeupState } from '../../domain/cards/closeup-state.ts';
import { pinAddress } from '../../domain/routes/pin-address.ts';
import { useApp } from '../base/app-context.ts';
import type { NavigationState } from '../base/navigation/navigation-state.ts';
import { usePlace } from '../base/navigation/place.ts';
import type { CardPlace } from '../grid/grid-item.ts';
import { BrokenCard } from '../pins/card/broken-card.tsx';
import { CardBoundary } from '../pins/card/card-boundary.tsx';
import { PinCard } from '../pins/card/pin-card.tsx';
import type { PinGridItem } from '../pins/card/pin-grid-item.ts';
import { SaveButton } from '../saving/save-button.tsx';
import { failureText } from '../base/failure-text.ts';
import { CardToolsSlot } from './internal/card-tools-slot.tsx';

/** Renders cards with their tools; a stable function as long as cards look the same. */
export function useFeedCards(): (item: PinGridItem, at: CardPlace) => ReactNode {
  const { services, stores } = useApp();
  const place = usePlace();
  const { cards, session, toasts } = stores;
  const isVisitor = session.kind === 'visitor';
  const openMenu = useCallback(
    (item: PinGridItem) =>
      void cards.open().then(
        ({ sheet }) => sheet.openMenu(item),
        () => toasts.say({ text: failureText('unreachable'), kind: 'problem' }),
      ),
    [cards, toasts],
  );
  return useCallback(
    (item: PinGridItem, { index, served }: CardPlace) => {
      const { pin } = item;
      const href = pinAddress({ pin: { id: pin.entityId, seoUrl: pin.seoUrl }, isVisitor });
      return (
        <CardBoundary logger={services.logger} fallback={<BrokenCard href={href} />}>
          <PinCard
            item={item}
            index={index}
            served={served}
            href={href}
            state={{ over: place, ...closeupState(pin) } satisfies NavigationState}
            renderTop={() => <SaveButton pin={pin} near look="card" />}
            touched={
              stores.cards.parts?.feedback.coverOf(pin.entityId) !== undefined || stores.saving.isFresh(pin)
            }
            renderTools={(over, near, show) => (
              <CardToolsSlot item={item} over={over} near={near} show={show} />
            )}
            logger={services.logger}
            onMore={openMenu}
          />
        </CardBoundary>
      );
    },
    [place, isVisitor, services, stores, openMenu],
  );
}
