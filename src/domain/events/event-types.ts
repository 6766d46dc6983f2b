/** The numbers of event types in the log. */
export const EVENT_TYPES = {
  save: 5,
  clickthrough: 12,
  impression: 18,
  boardFollow: 26,
  boardUnfollow: 27,
  click: 101,
  topicFollow: 601,
  topicUnfollow: 602,
  experienceView: 4503,
  experienceComplete: 6567,
  experienceDismiss: 6568,
  carouselSlotImpression: 7352,
  closeupClick: 8948,
  carouselNext: 9315,
  carouselPrevious: 9316,
} as const;

export type EventType = (typeof EVENT_TYPES)[keyof typeof EVENT_TYPES];
