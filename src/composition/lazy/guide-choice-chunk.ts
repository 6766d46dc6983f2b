import { GuideChoice } from '../../application/first-use/guide-choice.ts';
import { UserStateGatewayToken } from '../lazy-tokens.ts';
import { lazyChunk } from './lazy-chunk.ts';
import { sharedGateways } from './shared-gateways.ts';

/** What a beginner wants to see. */
export const guideChoiceChunk = lazyChunk(
  [sharedGateways],
  { userState: UserStateGatewayToken },
  (deps) => new GuideChoice(deps),
);
