import type { Pin } from '../../domain/pins/pin.ts';
import type { Surface } from '../../domain/surfaces/surface.ts';

/** Who is told that a pin is not wanted. */
export interface CardFeedbackActions {
  /** Takes the pin out of sight. */
  hide(pin: Pin, surface: Surface | null): void;
  /** Asks what is wrong with it. */
  report(pin: Pin): void;
}
