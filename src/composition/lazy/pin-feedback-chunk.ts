import { ContainerModule } from 'inversify';
import { HttpPinFeedbackGateway } from '../../adapters/http/pins/http-pin-feedback-gateway.ts';
import { HidePin } from '../../application/feedback/hide-pin.ts';
import type { PinFeedbackServices } from '../../application/feedback/pin-feedback-services.ts';
import { SendReport } from '../../application/feedback/send-report.ts';
import { fetchScript } from '../../ui/base/lazy/fetch-code.ts';
import { AssemblyToken } from '../assembly.ts';
import { PinFeedbackGatewayToken } from '../lazy-tokens.ts';
import { provideHttpGateway } from '../provide-http-gateway.ts';
import { lazyChunk } from './lazy-chunk.ts';
import { sharedGateways } from './shared-gateways.ts';

const gateways = new ContainerModule(({ bind }) =>
  provideHttpGateway(bind, PinFeedbackGatewayToken, HttpPinFeedbackGateway),
);

/** The use-cases of feedback. The gateways of other pages are separate chunks. */
export const chunk = lazyChunk(
  [sharedGateways, gateways],
  { feedback: PinFeedbackGatewayToken, assembly: AssemblyToken },
  ({ feedback, assembly }): PinFeedbackServices => ({
    feedback,
    hidePin: new HidePin({ feedback }),
    sendReport: new SendReport({ feedback }),
    openModeration: async () => {
      const { moderationChunk } = await fetchScript(() => import('./moderation-chunk.ts'));
      return assembly.open(moderationChunk);
    },
    openNews: async () => {
      const { newsChunk } = await fetchScript(() => import('./news-chunk.ts'));
      return assembly.open(newsChunk);
    },
    openOperatorExperiences: async () => {
      const { operatorExperiencesChunk } = await fetchScript(() => import('./operator-experiences-chunk.ts'));
      return assembly.open(operatorExperiencesChunk);
    },
  }),
);
