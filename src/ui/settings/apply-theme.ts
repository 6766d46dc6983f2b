import type { Theme } from '../../domain/settings/account-settings.ts';
import { groundColor } from '../../domain/settings/theme-colors.ts';

/** Applies the theme to the page and to the browser's colour around it; `system` follows the device. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const system = meta.getAttribute('media')?.includes('dark') ? 'dark' : 'light';
    meta.content = groundColor(theme === 'system' ? null : theme, system);
  }
}
