import type { Theme } from '../../domain/settings/account-settings.ts';

/** Paints the page in the theme at once; `system` follows the device. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
