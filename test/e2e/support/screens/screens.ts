import { CREATING_SCREENS } from './creating-screens.ts';
import { OPEN_SCREENS } from './open-screens.ts';
import { OWN_SCREENS } from './own-screens.ts';
import type { Screen } from './screen.ts';
import { SETTINGS_SCREENS } from './settings-screens.ts';

/** Every screen and everything that opens on one. */
export const SCREENS: readonly Screen[] = [
  ...OPEN_SCREENS,
  ...OWN_SCREENS,
  ...CREATING_SCREENS,
  ...SETTINGS_SCREENS,
];
