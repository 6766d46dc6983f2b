import { HttpExperimentGateway } from '../adapters/http/http-experiment-gateway.ts';
import { HttpPinFeedbackGateway } from '../adapters/http/http-pin-feedback-gateway.ts';
import type { ResourceClient } from '../adapters/http/resource-client.ts';
import { HidePin } from '../application/feedback/hide-pin.ts';
import type { PinFeedbackServices } from '../application/feedback/pin-feedback-services.ts';
import { OffersReactions } from '../application/feedback/offers-reactions.ts';
import { ReactToPin } from '../application/feedback/react-to-pin.ts';
import { ReportPin } from '../application/feedback/report-pin.ts';
import { TellUnfollowed } from '../application/feedback/tell-unfollowed.ts';

/** The use-cases of feedback over HTTP; a chunk of its own. */
export function openPinFeedback(calls: ResourceClient): PinFeedbackServices {
  const feedback = new HttpPinFeedbackGateway(calls);
  return {
    hidePin: new HidePin({ feedback }),
    reportPin: new ReportPin({ feedback }),
    tellUnfollowed: new TellUnfollowed({ feedback }),
    reactToPin: new ReactToPin({ feedback }),
    offersReactions: new OffersReactions({ experiments: new HttpExperimentGateway(calls) }),
  };
}
