/** The query field of a page with the token of a preview. */
export const PREVIEW_FIELD = 'experience_preview';

const IN_SEARCH = new RegExp(`[?&]${PREVIEW_FIELD}=([0-9a-z.]{1,100})(?:&|$)`);

/** The preview that a page shows; null for usual pages. `search` with its question mark. */
export function previewTokenOf(search: string): string | null {
  return IN_SEARCH.exec(search)?.[1] ?? null;
}
