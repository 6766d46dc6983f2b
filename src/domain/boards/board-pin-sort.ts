/** The order of the pins on a board. `custom` is the order after moving pins; before that, newest first. */
export type BoardPinSort = 'custom' | 'newest' | 'oldest';

export const BOARD_PIN_SORTS: readonly BoardPinSort[] = ['custom', 'newest', 'oldest'];

/** Parses a requested order; unknown ones become the default, `custom`. */
export function parseBoardPinSort(value: unknown): BoardPinSort {
  return BOARD_PIN_SORTS.find((sort) => sort === value) ?? 'custom';
}
