import { ContainerModule } from 'inversify';
import { HttpModerationGateway } from '../../adapters/http/people/http-moderation-gateway.ts';
import { HttpOperatorExperienceGateway } from '../../adapters/http/people/http-operator-experience-gateway.ts';
import { HttpPinFeedbackGateway } from '../../adapters/http/pins/http-pin-feedback-gateway.ts';
import { HidePin } from '../../application/feedback/hide-pin.ts';
import type { PinFeedbackServices } from '../../application/feedback/pin-feedback-services.ts';
import { ReportPin } from '../../application/feedback/report-pin.ts';
import {
  ModerationGatewayToken,
  OperatorExperienceGatewayToken,
  PinFeedbackGatewayToken,
} from '../lazy-tokens.ts';
import { provideHttpGateway } from '../provide-http-gateway.ts';
import { lazyChunk } from './lazy-chunk.ts';
import { sharedGateways } from './shared-gateways.ts';

const gateways = new ContainerModule(({ bind }) => {
  provideHttpGateway(bind, PinFeedbackGatewayToken, HttpPinFeedbackGateway);
  provideHttpGateway(bind, ModerationGatewayToken, HttpModerationGateway);
  provideHttpGateway(bind, OperatorExperienceGatewayToken, HttpOperatorExperienceGateway);
});

/** The use-cases of feedback. */
export const pinFeedbackChunk = lazyChunk(
  [sharedGateways, gateways],
  {
    feedback: PinFeedbackGatewayToken,
    moderation: ModerationGatewayToken,
    operatorExperiences: OperatorExperienceGatewayToken,
  },
  ({ feedback, moderation, operatorExperiences }): PinFeedbackServices => ({
    feedback,
    moderation,
    operatorExperiences,
    hidePin: new HidePin({ feedback }),
    reportPin: new ReportPin({ feedback }),
  }),
);
