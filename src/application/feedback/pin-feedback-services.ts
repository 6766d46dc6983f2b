import type { OperatorExperienceGateway } from '../ports/experiences/operator-experience-gateway.ts';
import type { ModerationGateway } from '../ports/moderation-gateway.ts';
import type { PinFeedbackGateway } from '../ports/pins/pin-feedback-gateway.ts';
import type { HidePin } from './hide-pin.ts';
import type { ReportPin } from './report-pin.ts';

/** The use-cases for feedback on pins, for what operators make of reports, and for the experiences they write. */
export type PinFeedbackServices = {
  readonly feedback: Pick<PinFeedbackGateway, 'tell' | 'react'>;
  readonly moderation: ModerationGateway;
  readonly operatorExperiences: OperatorExperienceGateway;
  readonly hidePin: HidePin;
  readonly reportPin: ReportPin;
};

/** Imports them on the first feedback. @throws {ServiceError} when the import fails */
export type OpenPinFeedback = () => Promise<PinFeedbackServices>;
