/** The ground of the pages in each theme: what systems paint around them, and before they come. */
export const GROUND_COLORS = { light: '#ffffff', dark: '#111111' } as const;

/**
 * The colour that a page asks for where the system prefers `system`, when this theme is chosen; without a choice it
 * is the system's.
 */
export function groundColor(chosen: 'light' | 'dark' | null, system: 'light' | 'dark'): string {
  return GROUND_COLORS[chosen ?? system];
}
