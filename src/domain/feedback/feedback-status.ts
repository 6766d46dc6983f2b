/** What a viewer has said about a pin besides hiding it; `unset`: nothing. */
export type FeedbackStatus = 'unset' | 'reported' | 'unfollowed';

/** What lies over the card of a pin. */
export type PinFeedback = { readonly hidden: boolean; readonly status: FeedbackStatus };

/** Whether anything lies over the card. */
export function isCovered({ hidden, status }: PinFeedback): boolean {
  return hidden || status !== 'unset';
}
