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

/** Numbers without a meaning: our app never sends them, the server takes them from others. */
export const RESERVED_EVENT_TYPES = [
  13, 108, 700, 701, 702, 703, 1701, 3830, 7761, 7762, 10_220, 14_538, 14_539, 14_540, 14_577,
] as const;

const KNOWN: ReadonlySet<number> = new Set([...Object.values(EVENT_TYPES), ...RESERVED_EVENT_TYPES]);

/** Whether the number is one of the list. */
export function isKnownEventType(number: number): boolean {
  return KNOWN.has(number);
}
