import { CREATING_SCREENS } from './creating-screens.ts';
import { OPEN_SCREENS } from './open-screens.ts';
import { OWN_SCREENS } from './own-screens.ts';
import { SAID_SCREENS } from './said-screens.ts';
import type { Screen } from './screen.ts';
import { SETTINGS_SCREENS } from './settings-screens.ts';

/** The screens that the walk in the pseudo-language opens. */
export const ALL_SCREENS: readonly Screen[] = [
  ...OPEN_SCREENS,
  ...OWN_SCREENS,
  ...SETTINGS_SCREENS,
  ...CREATING_SCREENS,
  ...SAID_SCREENS,
];
