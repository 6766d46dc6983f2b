import { SPONSORSHIP_CALLS } from '../../../../../wire/calls/pins/sponsorship.ts';
import { withoutReason } from '../../../../application/feeds/feed-item.ts';
import { CallFailure } from '../../core/call/call-failure.ts';
import { implementCalls, type Answer, type Call } from '../../core/call/define-call.ts';
import { pinToWire } from '../../serialize/pin-to-wire.ts';
import { serializationContext } from '../../serialize/serialization-context.ts';
import type { CallDeps } from '../call-deps.ts';

/** Calls with which creator and sponsor confirm or decline a sponsorship. */
export function sponsorshipCalls(deps: CallDeps): readonly Call[] {
  return implementCalls(SPONSORSHIP_CALLS, { answerSponsorship: answerSponsorship(deps) });
}

function answerSponsorship({
  answerSponsorship,
  writing,
}: CallDeps): Answer<typeof SPONSORSHIP_CALLS.answerSponsorship> {
  return async (context, { pin_id, status }) => {
    const outcome = await answerSponsorship.run(pin_id, context.viewerId, status);
    if (outcome.kind === 'not_found') throw new CallFailure('pin_not_found');
    if (outcome.kind !== 'answered') throw new CallFailure(outcome.kind);
    const place = { surface: 'closeup', position: 0 };
    return { data: pinToWire(withoutReason(outcome.pin), serializationContext(context, writing), place) };
  };
}
