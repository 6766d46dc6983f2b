import { observer } from 'mobx-react-lite';
import type { PinGridItem } from '../pins/card/pin-grid-item.ts';
import { FeedbackButton } from './internal/feedback-button.tsx';
import type { FeedbackViewModel } from './feedback-view-model.ts';
import { FeedbackOverlay } from './internal/feedback-overlay.tsx';
import { isPromoted } from '../../domain/sponsorship/promoted.ts';

type CardFeedbackProps = {
  readonly item: PinGridItem;
  readonly viewModel: FeedbackViewModel;
  /** True while the card is hovered or focused. */
  readonly near: boolean;
};

/** The feedback on a card: the button that opens the menu, or the result. */
export const CardFeedback = observer(function CardFeedback({ item, viewModel, near }: CardFeedbackProps) {
  const covered = viewModel.coverOf(item.pin.entityId);
  if (covered !== undefined) return <FeedbackOverlay covered={covered} viewModel={viewModel} />;
  return near || isPromoted(item.pin) ? <FeedbackButton item={item} viewModel={viewModel} /> : null;
});
