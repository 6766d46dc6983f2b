import { HttpUserStateGateway } from '../adapters/http/http-user-state-gateway.ts';
import type { ResourceClient } from '../adapters/http/resource-client.ts';
import { GuideChoice } from '../application/first-use/guide-choice.ts';

/** What a beginner wants to see, over HTTP; a chunk of its own. */
export function openGuideChoice(calls: ResourceClient): GuideChoice {
  return new GuideChoice({ userState: new HttpUserStateGateway(calls) });
}
