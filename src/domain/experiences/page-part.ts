/** The type of experiences that a page renders itself, with its own texts. */
export const PAGE_PART_TYPE = 1000;

/** The id of the guide on the home of new members. */
export const FIRST_USE_GUIDE_ID = 600_001;

/** True for experiences that only their page can render. */
export function isPagePart({ type }: { readonly type: number }): boolean {
  return type === PAGE_PART_TYPE;
}
