/** The viewer's feedback on a pin other than hiding it; `unset`: none. */
export type FeedbackStatus = 'unset' | 'reported' | 'unfollowed';

/** The feedback that determines the overlay of a card. */
export type PinFeedback = { readonly hidden: boolean; readonly status: FeedbackStatus };

/** Whether the card has an overlay. */
export function isCovered({ hidden, status }: PinFeedback): boolean {
  return hidden || status !== 'unset';
}
