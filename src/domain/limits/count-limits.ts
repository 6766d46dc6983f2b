/** Maximum numbers per user or board. */
export const COUNT_LIMITS = {
  boardsPerUser: 2_000,
  sectionsPerBoard: 500,
  collaboratorsPerBoard: 100,
  pinsPerBoard: 200_000,
  followsPerUser: 10_000,
  statesPerUser: 100,
} as const;

/** Maximum items of a list in a request. */
export const LIST_LIMITS = {
  pin_ids: 500,
  board_ids: 500,
  upload_ids: 50,
  placement_ids: 50,
  user_ids: 10,
  invited_user_ids: 10,
  emails: 10,
  context_pin_ids: 100,
} as const;

export const PAGE_SIZE_DEFAULT = 25;
export const PAGE_SIZE_MAX = 250;
/** Lists of followers and comments have larger pages. */
export const LONG_PAGE_SIZE_DEFAULT = 50;

/** The requested page size: limited to the maximum; invalid ones become the default. */
export function pageSize(value: unknown, fallback = PAGE_SIZE_DEFAULT): number {
  const asked = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  if (typeof asked !== 'number' || !Number.isInteger(asked) || asked < 1) return fallback;
  return Math.min(asked, PAGE_SIZE_MAX);
}
