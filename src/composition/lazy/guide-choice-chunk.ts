import { GuideChoice } from '../../application/first-use/guide-choice.ts';
import { NowToken, UserStateGatewayToken } from '../lazy-tokens.ts';
import { clock } from './clock-module.ts';
import { lazyChunk } from './lazy-chunk.ts';
import { sharedGateways } from './shared-gateways.ts';

/** The stored choice about the guide for new users. */
export const guideChoiceChunk = lazyChunk(
  [sharedGateways, clock],
  { userState: UserStateGatewayToken, now: NowToken },
  (deps) => new GuideChoice(deps),
);
