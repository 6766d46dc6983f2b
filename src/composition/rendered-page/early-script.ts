import { REPLAY_CLICK } from './replay-click.ts';
import { DEFERRED_START } from './deferred-start.ts';

/** The inline script at the end of every page, which runs before the app. */
export const EARLY_SCRIPT = [DEFERRED_START, REPLAY_CLICK].join(';');
