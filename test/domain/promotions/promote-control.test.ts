import { expect, test } from 'vitest';
import { toUserId } from '../../../src/domain/ids/ids.ts';
import { offersPromotion } from '../../../src/domain/promotions/promote-control.ts';
import { aPin } from '../../builders/a-pin.ts';
import { aUserShort } from '../../builders/a-user.ts';

const ANN = aUserShort();
const own = aPin({ isQuickPromotable: true, pinner: ANN });
const story = aPin({ isQuickPromotable: true, pinner: ANN, storyPinDataId: '7' });
const partner = { viewerId: ANN.entityId, isPartner: true };
const member = { viewerId: ANN.entityId, isPartner: false };

test.each([
  ['an own pin on a board', own, member, 'BaseBoardPinGrid', true],
  ['an own pin on the own profile', own, member, 'UserProfilePinGrid', true],
  ['an own pin among those that one has made', own, member, 'CreatorProfileStoryPinGrid', true],
  ['an own story of a member', story, member, 'BaseBoardPinGrid', false],
  ['an own story of a partner', story, partner, 'BaseBoardPinGrid', true],
  ['an own pin at home', own, partner, 'AuthHomefeed', false],
  ['an own pin in an unknown grid', own, partner, null, false],
  ['a pin for a visitor', own, { viewerId: null, isPartner: false }, 'BaseBoardPinGrid', false],
  ['a pin of somebody else', own, { viewerId: toUserId('99'), isPartner: true }, 'BaseBoardPinGrid', false],
  ['a pin that cannot be promoted', aPin({ pinner: ANN }), partner, 'BaseBoardPinGrid', false],
] as const)('%s', (_name, pin, viewer, surface, isOffered) => {
  expect(offersPromotion(pin, viewer, surface)).toBe(isOffered);
});
