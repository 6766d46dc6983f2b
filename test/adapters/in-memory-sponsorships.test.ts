import { toPinId, toUserId } from '../../src/domain/ids/ids.ts';
import { aPin } from '../builders/a-pin.ts';
import { aUserShort } from '../builders/a-user.ts';
import { describeSponsorshipGateway } from '../contracts/sponsorship-gateway.contract.ts';
import { InMemorySponsorships } from './in-memory-sponsorships.ts';

describeSponsorshipGateway('in memory', async () => {
  const pinId = toPinId('101');
  const sponsor = aUserShort({ entityId: toUserId('13') });
  const creator = aUserShort({ entityId: toUserId('12') });
  const pin = aPin({ entityId: pinId, sponsorship: { creator, sponsor, status: 0 } });
  const pins = new Map([[pinId, pin]]);
  return {
    pinId,
    asSponsor: new InMemorySponsorships(pins, sponsor.entityId),
    asCreator: new InMemorySponsorships(pins, creator.entityId),
    asStranger: new InMemorySponsorships(pins, toUserId('14')),
  };
});
