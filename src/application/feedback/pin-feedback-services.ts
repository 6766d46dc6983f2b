import type { HidePin } from './hide-pin.ts';
import type { ReactToPin } from './react-to-pin.ts';
import type { ReportPin } from './report-pin.ts';
import type { TellUnfollowed } from './tell-unfollowed.ts';

/** The use-cases of what people say about pins. */
export type PinFeedbackServices = {
  readonly hidePin: HidePin;
  readonly reportPin: ReportPin;
  readonly tellUnfollowed: TellUnfollowed;
  readonly reactToPin: ReactToPin;
};

/** Imports them on the first feedback. @throws {ServiceError} when the import fails */
export type OpenPinFeedback = () => Promise<PinFeedbackServices>;
