import type { Display } from '../../../../domain/experiences/display.ts';
import type { PlacedExperience } from '../../../../domain/experiences/placed-experience.ts';

export type CompleteOptions = {
  /** It stays displayed; by default it goes. */
  readonly keepsShown?: boolean;
  /** The home feed is not read again. */
  readonly withoutHomefeed?: boolean;
};

/** What a view tells about its experience. Each call may be repeated; only the first one counts. */
export type KindActions = {
  /** It can be seen now. */
  viewed(): void;
  /** The person did what it asks for, such as a press on its main button. */
  complete(options?: CompleteOptions): void;
  /** The person does not want it. */
  dismiss(): void;
  /** It can be seen for a while, and the person did nothing with it. It stays. */
  noAction?(): void;
  /** The element at which it stands cannot be found. It stays and may be shown later. */
  missing(): void;
  /** It could not be shown, because its content did not load. */
  failed?(): void;
  /**
   * Asks whether it may be shown at this moment. For views that appear later than they are mounted, such as a survey
   * on leaving; all others are mounted only when they may be shown.
   */
  mayShow?(): Promise<boolean>;
};

/**
 * The props of the view of a kind. It is mounted when it may be shown: after the delay of its content, once everything
 * about it was checked again.
 */
export type KindProps<D extends Display = Display> = {
  readonly display: D;
  readonly placed: PlacedExperience;
  readonly actions: KindActions;
};
