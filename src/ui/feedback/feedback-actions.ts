import type { Pin } from '../../domain/pins/pin.ts';
import type { Surface } from '../../domain/surfaces/surface.ts';

/** The feedback actions for cards. */
export interface CardFeedbackActions {
  /** Hides the pin. */
  hide(pin: Pin, surface: Surface | null): void;
  /** Opens the report dialog. */
  report(pin: Pin): void;
  /** Opens the dialog that explains why the pin is shown. */
  explain(pin: Pin): void;
}
