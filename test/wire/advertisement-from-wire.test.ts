import { describe, expect, test } from 'vitest';
import { pinFromWire } from '../../wire/pin-from-wire.ts';
import { aWirePin } from '../builders/a-wire-pin.ts';

const AD = {
  advertiser_id: '901',
  campaign_id: '902',
  attribution_source_id: '903',
  pin_promotion_id: '904',
  ad_match_reason: 'list',
  dpa_creative_type: 'video',
  promoted_lead_form: { lead_form_id: '905' },
  ad_data: { ce_alt_image_signature: 'a'.repeat(32), collection_grid_click_type: 2 },
};

describe('what is known of an advertisement', () => {
  test('is kept', () => {
    expect(pinFromWire({ ...aWirePin(), ...AD })).toMatchObject({
      advertiserId: '901',
      campaignId: '902',
      attributionSourceId: '903',
      pinPromotionId: '904',
      adMatchReason: 'list',
      dpaCreativeType: 'video',
      promotedLeadForm: { leadFormId: '905' },
      adData: { ceAltImageSignature: 'a'.repeat(32), collectionGridClickType: 2 },
    });
  });

  test('is nothing for other pins', () => {
    expect(pinFromWire({ id: '1' })).toMatchObject({
      advertiserId: null,
      campaignId: null,
      attributionSourceId: null,
      pinPromotionId: null,
      adMatchReason: null,
      dpaCreativeType: null,
      promotedLeadForm: null,
      adData: null,
    });
  });
});

describe('why a pin is shown', () => {
  test('comes with the board or the topic that it came by', () => {
    const board = { name: 'Home', url: '/ann/home/' };
    const raw = {
      recommendation_reason: { reason: 'pfyBoard', reason_id: '21', has_board: true, board },
      source_interest: { id: '7', name: 'oak', url_name: 'oak-wood' },
    };
    expect(pinFromWire({ ...aWirePin(), ...raw })).toMatchObject({
      recommendationReason: { reason: 'pfyBoard', reasonId: '21', hasBoard: true, board },
      sourceInterest: { entityId: '7', name: 'oak', urlName: 'oak-wood' },
    });
  });

  test.each([
    [undefined, null],
    [null, null],
    [{}, { reason: 'default', reasonId: '', hasBoard: false, board: null }],
    [
      { reason: 'weather', reason_id: 7, board: [] },
      { reason: 'default', hasBoard: false },
    ],
  ])('is read whatever comes: %o', (recommendation_reason, read) => {
    const reason = pinFromWire({ id: '1', recommendation_reason }).recommendationReason;
    if (read === null) expect(reason).toBeNull();
    else expect(reason).toMatchObject(read);
  });
});
