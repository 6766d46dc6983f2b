import { toPinId, toUserId } from '../../src/domain/ids/ids.ts';
import { aPin } from '../builders/a-pin.ts';
import { aUserShort } from '../builders/a-user.ts';
import { describeSponsorshipGateway } from '../contracts/sponsorship-gateway.contract.ts';
import { InMemorySponsorshipGateway } from '../../src/composition/test/in-memory-sponsorship-gateway.ts';

describeSponsorshipGateway('in memory', async () => {
  const pinId = toPinId('101');
  const sponsor = aUserShort({ entityId: toUserId('13') });
  const creator = aUserShort({ entityId: toUserId('12') });
  const pin = aPin({ entityId: pinId, sponsorship: { creator, sponsor, status: 0 } });
  const pins = new Map([[pinId, pin]]);
  return {
    pinId,
    asSponsor: new InMemorySponsorshipGateway(pins, sponsor.entityId),
    asCreator: new InMemorySponsorshipGateway(pins, creator.entityId),
    asStranger: new InMemorySponsorshipGateway(pins, toUserId('14')),
  };
});
