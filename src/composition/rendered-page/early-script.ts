import { REPLAY_CLICK } from './replay-click.ts';
import { DEFERRED_START } from './deferred-start.ts';

/** What every page does at its end, before the app is there. */
export const EARLY_SCRIPT = [DEFERRED_START, REPLAY_CLICK].join(';');
