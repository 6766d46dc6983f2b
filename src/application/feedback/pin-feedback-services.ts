import type { OperatorExperienceGateway } from '../ports/experiences/operator-experience-gateway.ts';
import type { ModerationGateway } from '../ports/moderation-gateway.ts';
import type { NewsGateway } from '../ports/people/news-gateway.ts';
import type { PinFeedbackGateway } from '../ports/pins/pin-feedback-gateway.ts';
import type { HidePin } from './hide-pin.ts';
import type { SendReport } from './send-report.ts';

/** The use-cases for feedback on pins and for reports, and functions that import the gateways of other pages. */
export type PinFeedbackServices = {
  readonly feedback: Pick<PinFeedbackGateway, 'tell' | 'react'>;
  readonly hidePin: HidePin;
  readonly sendReport: SendReport;
  /** @throws {ServiceError} when the import fails */
  readonly openModeration: () => Promise<ModerationGateway>;
  /** @throws {ServiceError} when the import fails */
  readonly openNews: () => Promise<NewsGateway>;
  /** @throws {ServiceError} when the import fails */
  readonly openOperatorExperiences: () => Promise<OperatorExperienceGateway>;
};

/** Imports them on the first feedback. @throws {ServiceError} when the import fails */
export type OpenPinFeedback = () => Promise<PinFeedbackServices>;
