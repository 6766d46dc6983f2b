import type { PinId } from '../../../../src/domain/ids/ids.ts';
import { SPONSORSHIP_STATUSES } from '../../../../src/domain/sponsorship/sponsorship-answer.ts';
import { withoutReason } from '../../../application/feeds/feed-item.ts';
import { CallFailure } from '../core/call-failure.ts';
import { defineResourceCall, type Call } from '../core/define-call.ts';
import { id, oneOf } from '../../../../wire/params/kinds.ts';
import { required } from '../../../../wire/params/presence.ts';
import { pinToWire } from '../serialize/pin-to-wire.ts';
import { sceneOf } from '../serialize/scene.ts';
import type { CallDeps } from './call-deps.ts';

/** Whether somebody really pays for a pin, said by both sides. */
export function sponsorshipCalls({ answerSponsorship, writing }: CallDeps): readonly Call[] {
  return [
    defineResourceCall({
      name: 'SponsorshipResource',
      action: 'update',
      endpointName: 'sponsorship_update',
      who: 'S',
      params: { pin_id: required(id<PinId>()), status: required(oneOf(SPONSORSHIP_STATUSES)) },
      async run(context, { pin_id, status }) {
        const outcome = await answerSponsorship.run(pin_id, context.viewerId, status);
        if (outcome.kind === 'not_found') throw new CallFailure('pin_not_found');
        if (outcome.kind !== 'answered') throw new CallFailure(outcome.kind);
        const place = { surface: 'closeup', position: 0 };
        return { data: pinToWire(withoutReason(outcome.pin), sceneOf(context, writing), place) };
      },
    }),
  ];
}
