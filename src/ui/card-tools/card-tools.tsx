import { runInAction } from 'mobx';
import { useEffect } from 'react';
import { cardTitle } from '../../domain/cards/footer-parts.ts';
import { prefetchMoment } from '../../domain/cards/hover-prefetch.ts';
import { longPressEffect } from '../../domain/cards/long-press.ts';
import type { Services } from '../base/services.ts';
import type { CardTools, CardToolsProps } from '../feeds/card-tools-of-feeds.ts';
import { CardFeedback } from '../feedback/card-feedback.tsx';
import { FeedbackViewModel } from '../feedback/feedback-view-model.ts';
import { feedbackDialogHost } from '../feedback/feedback-dialog-host.tsx';
import type { PinGridItem } from '../pins/card/pin-grid-item.ts';
import type { Stores } from '../base/stores/stores.ts';
import { CardCarousel } from './internal/card-carousel.tsx';
import { CardFoot } from './internal/card-foot.tsx';
import { CardSheetView } from './internal/card-sheet-view.tsx';
import { CardSheet } from './internal/card-sheet.ts';
import { keepPictures } from './internal/keep-pictures.ts';
import { logOddPins } from './internal/log-odd-pins.ts';
import { prefetchPicture } from './internal/prefetch-picture.ts';
import { rerenderSavedCards } from './internal/rerender-saved-cards.ts';
import { watchLongPress } from './internal/watch-long-press.ts';
import { watchPrefetch } from './internal/watch-prefetch.ts';
import { watchShopping } from './internal/watch-shopping.ts';
import { useCardSlots } from './internal/use-card-slots.ts';

export function cardTools(services: Services, stores: Stores): CardTools {
  const feedback = new FeedbackViewModel({ services, stores });
  const Questions = feedbackDialogHost(feedback);
  const sheet = new CardSheet((event) => {
    // Logging does not delay anything.
    services.openPinActions().then(
      ({ events }) => events.record(event),
      () => undefined,
    );
  });
  const actOn = (item: PinGridItem) => {
    switch (longPressEffect(stores.session.kind, item.surface)) {
      case 'menu':
        return () => sheet.openMenu(item);
      case 'ask-to-log-in':
        return () => stores.saving.press(item.pin, false);
      case 'nothing':
        return undefined;
    }
  };
  const moment = () => {
    const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
    const isEmployee = stores.session.viewer?.isEmployee === true;
    return prefetchMoment({ isEmployee, savesData: connection?.saveData === true }, stores.context.groups);
  };
  const prefetch = ({ pin }: PinGridItem) => prefetchPicture(pin, stores.session.viewer);
  function Tools({ item: listed, over, near, show }: CardToolsProps) {
    const { item, slots } = useCardSlots(listed, show);
    return (
      <>
        {near && <CardFoot item={item} className={over} feedback={feedback} />}
        {slots.count > 0 && <CardCarousel slots={slots} title={cardTitle(item.pin)} />}
        <CardFeedback item={item} near={near} viewModel={feedback} />
      </>
    );
  }
  const CardSheets = () => {
    useEffect(() => rerenderSavedCards(stores.saving), []);
    useEffect(() => logOddPins(stores.pins, services.logger), []);
    useEffect(() => watchLongPress(actOn), []);
    useEffect(() => watchPrefetch({ moment, fetch: prefetch }), []);
    useEffect(watchShopping, []);
    useEffect(keepPictures, []);
    return (
      <>
        <CardSheetView sheet={sheet} feedback={feedback} />
        <Questions />
      </>
    );
  };
  runInAction(() => stores.layers.push(CardSheets));
  return { Tools, sheet, feedback };
}
