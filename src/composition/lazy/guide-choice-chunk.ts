import { GuideChoice } from '../../application/first-use/guide-choice.ts';
import { UserStateGatewayToken } from '../lazy-tokens.ts';
import { lazyChunk } from './lazy-chunk.ts';
import { sharedGateways } from './shared-gateways.ts';

/** The stored choice about the guide for new users. */
export const guideChoiceChunk = lazyChunk(
  [sharedGateways],
  { userState: UserStateGatewayToken },
  (deps) => new GuideChoice(deps),
);
