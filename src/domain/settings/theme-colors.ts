/** The background of the pages in each theme; systems use it around the page and before it has loaded. */
export const GROUND_COLORS = { light: '#ffffff', dark: '#111111' } as const;

/** The background colour of a page for the chosen theme; without a choice, for the theme `system` of the device. */
export function groundColor(chosen: 'light' | 'dark' | null, system: 'light' | 'dark'): string {
  return GROUND_COLORS[chosen ?? system];
}
