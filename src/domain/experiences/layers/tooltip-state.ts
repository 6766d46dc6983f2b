/** What a tooltip experience shows at its anchor: a dot, the text, or both. */
export type TooltipState = {
  readonly dot: 'pulsing' | 'still' | null;
  readonly isOpen: boolean;
};

/** A dot pulses for so long in all. */
export const PULSE_MS = 5_000;

/** @param shows the parts of the content */
export function firstTooltipState(shows: 'pulsar' | 'tooltip' | 'pulsar-then-tooltip'): TooltipState {
  return shows === 'tooltip' ? { dot: null, isOpen: true } : { dot: 'pulsing', isOpen: false };
}

/** A press on the dot: it rests, and its text appears. */
export function pressedDot({ dot }: TooltipState): TooltipState {
  return { dot: dot && 'still', isOpen: true };
}
