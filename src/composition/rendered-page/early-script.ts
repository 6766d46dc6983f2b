import { HELD_PRESS } from './held-press.ts';
import { LATE_START } from './late-start.ts';

/** What every page does at its end, before the app is there. */
export const EARLY_SCRIPT = [LATE_START, HELD_PRESS].join(';');
