import { GuideChoice } from '../../application/first-use/guide-choice.ts';
import { UserStateGatewayToken } from '../late-tokens.ts';
import { latePart } from './late-part.ts';
import { sharedGateways } from './shared-gateways.ts';

/** What a beginner wants to see. */
export const guideChoicePart = latePart(
  [sharedGateways],
  { userState: UserStateGatewayToken },
  (deps) => new GuideChoice(deps),
);
