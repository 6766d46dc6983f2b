import type { PinId } from '../../../src/domain/ids/ids.ts';
import { SPONSORSHIP_STATUSES } from '../../../src/domain/sponsorship/sponsorship-answer.ts';
import { id, oneOf } from '../../params/kinds.ts';
import { required } from '../../params/presence.ts';
import type { WirePin } from '../../pin.ts';
import { payload, resource } from '../declare.ts';

/** Calls with which creator and sponsor confirm or decline a sponsorship. */
export const SPONSORSHIP_CALLS = {
  answerSponsorship: resource({
    name: 'SponsorshipResource',
    action: 'update',
    endpointName: 'sponsorship_update',
    says: 'Confirms, declines or ends the sponsorship of a pin, as its sponsor or its creator.',
    who: 'S',
    params: { pin_id: required(id<PinId>()), status: required(oneOf(SPONSORSHIP_STATUSES)) },
    answer: payload<WirePin>('the pin'),
    errors: ['pin_not_found', 'forbidden', 'conflict'],
    changes: ['pins'],
  }),
};
