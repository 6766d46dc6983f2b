import { describe, expect, test } from 'vitest';
import { cardActions } from '../../../src/domain/cards/card-actions.ts';
import { toUserId } from '../../../src/domain/ids/ids.ts';
import { aBoardShort } from '../../builders/a-board.ts';
import { aPin } from '../../builders/a-pin.ts';
import { aUserShort } from '../../builders/a-user.ts';

const ann = aUserShort();
const bob = aUserShort({ entityId: toUserId('12') });
const bobs = { pinner: bob, board: aBoardShort({ owner: bob }), access: [] };
const forAnn = {
  viewerId: ann.entityId,
  surface: 'AuthHomefeed',
  isPartner: false,
  takesFeedback: true,
} as const;

describe('the menu of a pin offers', () => {
  test('everything but editing on the pin of somebody else', () => {
    expect(cardActions(aPin(bobs), forAnn)).toEqual([
      'save',
      'send',
      'copy-link',
      'download',
      'hide',
      'report',
      'tune',
    ]);
  });

  test('why a pin is there, where that is known', () => {
    const recommended = aPin({
      ...bobs,
      recommendationReason: { reason: 'topic', reasonId: '7', hasBoard: false, board: null },
    });
    expect(cardActions(recommended, forAnn)).toContain('why');
    expect(cardActions(recommended, { ...forAnn, takesFeedback: false })).not.toContain('why');
  });

  test('what shapes the home feed only there', () => {
    const actions = cardActions(aPin(bobs), { ...forAnn, surface: 'RelatedPinGrid' });
    expect(actions).not.toContain('tune');
  });

  test('another board and editing with access to write, no saving and no complaints about oneself', () => {
    const own = aPin({ pinner: ann, board: aBoardShort({ owner: ann }), access: ['write'] });
    expect(cardActions(own, forAnn)).toEqual(['change-board', 'send', 'copy-link', 'download', 'edit']);
  });

  test('to promote an own pin where one’s own pins are, as the button of the card does', () => {
    const own = aPin({ pinner: ann, isQuickPromotable: true });
    const partner = { ...forAnn, isPartner: true };
    expect(cardActions(own, { ...partner, surface: 'BaseBoardPinGrid' })).toContain('promote');
    expect(cardActions(own, partner)).not.toContain('promote');
    expect(cardActions(aPin({ ...bobs, isQuickPromotable: true }), partner)).not.toContain('promote');
  });

  test('no feedback where nobody takes it', () => {
    expect(cardActions(aPin(bobs), { ...forAnn, takesFeedback: false })).toEqual([
      'save',
      'send',
      'copy-link',
      'download',
    ]);
  });

  test('no picture where there is none, and no saving of what is not to be saved', () => {
    const ad = aPin({ ...bobs, imageSpec: {}, promoter: bob, promotedIsRemovable: true });
    expect(cardActions(ad, forAnn)).toEqual(['send', 'copy-link', 'hide', 'report', 'why']);
  });
});
