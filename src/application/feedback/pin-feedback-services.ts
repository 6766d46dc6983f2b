import type { ModerationGateway } from '../ports/moderation-gateway.ts';
import type { PinFeedbackGateway } from '../ports/pins/pin-feedback-gateway.ts';
import type { HidePin } from './hide-pin.ts';
import type { ReportPin } from './report-pin.ts';

/** The use-cases for feedback on pins, and for what operators make of reports. */
export type PinFeedbackServices = {
  readonly feedback: Pick<PinFeedbackGateway, 'tell' | 'react'>;
  readonly moderation: ModerationGateway;
  readonly hidePin: HidePin;
  readonly reportPin: ReportPin;
};

/** Imports them on the first feedback. @throws {ServiceError} when the import fails */
export type OpenPinFeedback = () => Promise<PinFeedbackServices>;
