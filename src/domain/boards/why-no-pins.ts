/** Why a list of a board's pins is empty: there are none, sections contain all, or the viewer does not see them. */
export type NoPinsReason = 'none' | 'in_sections' | 'hidden';

/**
 * Members who have hidden or reported pins, boards or people do not see those pins, which still count.
 * @param mayHide false for visitors, and for those who work on the board and see all
 */
export function whyNoPins(
  { pinCount, inSections }: { readonly pinCount: number; readonly inSections: number },
  mayHide: boolean,
): NoPinsReason {
  if (pinCount > 0 && inSections >= pinCount) return 'in_sections';
  return pinCount > 0 && mayHide ? 'hidden' : 'none';
}
