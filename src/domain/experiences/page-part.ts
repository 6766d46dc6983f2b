/** The type of experiences that are part of a page: the page shows them itself, with texts of its own. */
export const PAGE_PART_TYPE = 1000;

/** The id of the guide on the home of new members. */
export const FIRST_USE_GUIDE_ID = 600_001;

/** True for experiences that only their page can show. */
export function isPagePart({ type }: { readonly type: number }): boolean {
  return type === PAGE_PART_TYPE;
}
