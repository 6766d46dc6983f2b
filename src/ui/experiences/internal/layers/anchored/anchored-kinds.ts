import { Flyout } from './flyout.tsx';
import { Popover } from './popover.tsx';
import { Tooltip } from './tooltip.tsx';

/** The kinds beside an anchor share most of their code, and therefore a chunk. */
export const ANCHORED_KINDS = { Flyout, Popover, Tooltip };
