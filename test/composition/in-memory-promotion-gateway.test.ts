import { InMemoryPromotions } from '../../src/composition/test/in-memory-promotion-gateway.ts';
import { toPinId, toUserId } from '../../src/domain/ids/ids.ts';
import { aBoardShort } from '../builders/a-board.ts';
import { aPin } from '../builders/a-pin.ts';
import { aUserShort } from '../builders/a-user.ts';
import { describePromotionGateway } from '../contracts/promotion-gateway.contract.ts';

describePromotionGateway('in memory', async () => {
  const now = Date.UTC(2026, 5, 15);
  const pinId = toPinId('101');
  const acme = aUserShort({ entityId: toUserId('11'), fullName: 'Acme' });
  const pin = aPin({
    entityId: pinId,
    title: 'An anvil',
    pinner: acme,
    board: aBoardShort({ privacy: 'public' }),
  });
  const promotions = new InMemoryPromotions(new Map([[pinId, pin]]), () => now);
  return {
    pinId,
    now,
    partner: promotions.of({ userId: acme.entityId, isPartner: true, isOperator: false }),
    operator: promotions.of({ userId: toUserId('12'), isPartner: false, isOperator: true }),
    reader: promotions.of({ userId: toUserId('13'), isPartner: false, isOperator: false }),
  };
});
