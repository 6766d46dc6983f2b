/** The viewer's feedback on a pin other than hiding it; `unset`: none. */
export type FeedbackStatus = 'unset' | 'reported' | 'unfollowed';

/** What lies over the card of a pin. */
export type PinFeedback = { readonly hidden: boolean; readonly status: FeedbackStatus };

/** Whether anything lies over the card. */
export function isCovered({ hidden, status }: PinFeedback): boolean {
  return hidden || status !== 'unset';
}
