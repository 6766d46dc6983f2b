import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pinFromWire, pinsFromWire } from '../../wire/pin-from-wire.ts';
import { aWireBoardShort } from '../builders/a-wire-board.ts';
import { aWirePin } from '../builders/a-wire-pin.ts';
import { aWireUserShort } from '../builders/a-wire-user.ts';

describe('identity and texts', () => {
  test.each([
    [{ id: '1' }, '1'],
    [{ node_id: 'n1' }, 'n1'],
    [{ id: '1', node_id: 'n1' }, '1'],
  ])('%o is known as %s', (raw, id) => expect(pinFromWire(raw).entityId).toBe(id));

  test('are kept', () => {
    const texts = {
      title: 'a',
      grid_title: 'b',
      description: 'c',
      description_html: 'd',
      alt_text: 'e',
      auto_alt_text: 'f',
      closeup_description: 'g',
      closeup_unified_description: 'h',
      unified_user_note: 'i',
      pin_note: { text: 'j' },
      category: 'k',
      domain: 'l',
      seo_url: '/pin/m--1/',
      seo_noindex_reason: 'thin',
      tracking_params: 'n',
    } as const;
    expect(
      pinFromWire(aWirePin({ ...texts, access: ['write'], share_count: 3, is_repin: true })),
    ).toMatchObject({
      title: 'a',
      gridTitle: 'b',
      description: 'c',
      descriptionHtml: 'd',
      altText: 'e',
      autoAltText: 'f',
      closeupDescription: 'g',
      closeupUnifiedDescription: 'h',
      unifiedUserNote: 'i',
      pinNote: { text: 'j' },
      category: 'k',
      domain: 'l',
      seoUrl: '/pin/m--1/',
      seoNoindexReason: 'thin',
      trackingParams: 'n',
      access: ['write'],
      shareCount: 3,
      isRepin: true,
    });
  });
});

describe('older answers', () => {
  test('name single pictures instead of all', () => {
    const pin = pinFromWire({
      id: '1',
      imageSpec_236x: { url: 'https://x/236x.jpg', width: 236, height: 300 },
    });
    expect(pin.imageSpec['236x']?.url).toBe('https://x/236x.jpg');
  });

  test('hold rich data and the own board', () => {
    const pin = pinFromWire({
      id: '1',
      rich_summary: { products: [{ name: 'Chair' }] },
      pinned_to_board: { id: '5' },
    });
    expect(pin.richSummary?.products).toMatchObject([{ name: 'Chair' }]);
    expect(pin.pinnedToBoard?.id).toBe('5');
  });

  test.each([
    [{ favorited_by_me: true, favorite_user_count: 4 }],
    [{ favorited: true, favorite_count: 4 }],
    [{ favorited_by_me: true, favorited: false, favorite_user_count: 4, favorite_count: 0 }],
  ])('name favorites in two ways: %o', (raw) => {
    expect(pinFromWire(raw)).toMatchObject({ favoritedByMe: true, favoriteCount: 4 });
  });

  test.each([
    [{ favorite_user_count: 3 }, false, 3],
    [{ favorited: true }, true, 0],
    [{ favorited_by_me: true }, true, 0],
    [{}, false, 0],
  ])('leave out what they do not tell about favorites: %o', (raw, favoritedByMe, favoriteCount) => {
    expect(pinFromWire(raw)).toMatchObject({ favoritedByMe, favoriteCount });
  });
});

test('shopping flags are kept, known or not', () => {
  expect(pinFromWire({ shopping_flags: [1, 6, 99] }).shoppingFlags).toEqual([1, 6, 99]);
  expect(pinFromWire({ shopping_flags: [] }).shoppingFlags).toEqual([]);
});

const FLAGS = {
  is_promoted: 'isPromoted',
  is_downstream_promotion: 'isDownstreamPromotion',
  is_third_party_ad: 'isThirdPartyAd',
  is_eligible_for_pdp: 'isEligibleForPdp',
  is_eligible_for_web_closeup: 'isEligibleForWebCloseup',
  is_eligible_for_pre_loved_goods_label: 'isEligibleForPreLovedGoodsLabel',
  is_shoppable: 'isShoppable',
  is_oos_product: 'isOosProduct',
  is_stale_product: 'isStaleProduct',
  is_go_linkless: 'isGoLinkless',
  is_quick_promotable: 'isQuickPromotable',
  promoted_is_removable: 'promotedIsRemovable',
  promoted_is_lead_ad: 'promotedIsLeadAd',
  should_open_in_stream: 'shouldOpenInStream',
} as const;

test.each(Object.entries(FLAGS))('%s is read as %s and is false when missing', (wire, client) => {
  expect(pinFromWire({ [wire]: true })[client]).toBe(true);
  expect(pinFromWire({})[client]).toBe(false);
});

test('the people, boards and domains around a pin are kept', () => {
  const sponsor = aWireUserShort({ id: '12', username: 'acme' });
  const pin = pinFromWire(
    aWirePin({
      board: aWireBoardShort({ id: '22' }),
      native_creator: aWireUserShort({ id: '13' }),
      origin_pinner: aWireUserShort({ id: '14' }),
      via_pinner: aWireUserShort({ id: '15' }),
      promoter: aWireUserShort({ id: '16', full_name: 'Acme', username: 'acme' }),
      sponsorship: { creator: aWireUserShort(), sponsor, status: 1 },
      link_domain: {
        domain: 'x.com',
        official_user: aWireUserShort({
          is_primary_website_verified: true,
          image_medium_url: 'https://x/75.jpg',
        }),
      },
      pin_join: {
        shopping_klp_urls: ['/k'],
        visual_annotation: ['chair'],
        annotations_with_links_array: [{ name: 'Chair', url: '/ideas/chair/1/' }],
      },
    }),
  );
  expect(pin).toMatchObject({
    board: { entityId: '22' },
    pinner: { entityId: '11' },
    nativeCreator: { entityId: '13' },
    originPinner: { entityId: '14' },
    viaPinner: { entityId: '15' },
    promoter: { entityId: '16', fullName: 'Acme', username: 'acme' },
    sponsorship: { creator: { entityId: '11' }, sponsor: { entityId: '12' }, status: 1 },
    linkDomain: { officialUser: { isPrimaryWebsiteVerified: true, imageMediumUrl: 'https://x/75.jpg' } },
    pinJoin: {
      shoppingKlpUrls: ['/k'],
      visualAnnotation: ['chair'],
      annotationsWithLinksArray: [{ name: 'Chair', url: '/ideas/chair/1/' }],
    },
  });
});

test('an embed says what is embedded', () => {
  const embed = { type: 'gif', subtype: 'gif', src: 'https://x/a.gif', width: 10, height: 20 };
  expect(pinFromWire(aWirePin({ embed })).embed).toEqual(embed);
});

test('what all copies share is kept', () => {
  const pin = pinFromWire({
    aggregated_pin_data: {
      id: '9',
      pin_tags_chips: [{ text: 'chair', url: '/ideas/chair/1/' }],
      is_shop_the_look: true,
      aggregated_stats: { saves: 7, done: 1 },
    },
  });
  expect(pin.aggregatedPinData).toMatchObject({
    entityId: '9',
    pinTagsChips: [{ text: 'chair' }],
    isShopTheLook: true,
    aggregatedStats: { saves: 7, done: 1 },
  });
});

test('videos, carousels and stories are kept, unknown formats and blocks are not', () => {
  const source = {
    url: 'https://x/v.mp4',
    width: 720,
    height: 1280,
    duration: 9000,
    thumbnail: 'https://x/t.jpg',
  };
  const pin = pinFromWire({
    videos: { id: '3', video_list: { V_720P: source, V_8K: source } },
    carousel_data: {
      id: '4',
      carousel_id: '40',
      index: 1,
      carousel_slots: [
        { id: '41', title: 'One', link: '/x', images: { '236x': { url: 'u', width: 236, height: 9 } } },
      ],
    },
    story_pin_data: {
      id: '5',
      total_video_duration: 4000,
      metadata: { pin_title: 'Story' },
      pages: [
        {
          blocks: [
            { type: 'story_pin_paragraph_block', block_type: 1, text: 'Hello' },
            { type: 'story_pin_hologram_block', block_type: 77 },
          ],
        },
      ],
    },
  });
  expect(pin.videos).toEqual({ entityId: '3', videoList: { V_720P: source }, captionsUrl: null });
  expect(pin.carouselData).toMatchObject({
    entityId: '4',
    carouselId: '40',
    index: 1,
    carouselSlots: [{ entityId: '41', slotId: '41', images: { '236x': { width: 236 } } }],
  });
  expect(pin.storyPinData).toMatchObject({ totalVideoDuration: 4000, metadata: { pinTitle: 'Story' } });
  expect(pin.storyPinData?.pages[0]?.blocks).toMatchObject([{ text: 'Hello' }]);
});

test('a slot of a carousel is read whole', () => {
  const images = Object.fromEntries(
    [236, 474, 564, 736].map((width) => [`${width}x`, { url: `/${width}.webp`, width, height: width * 2 }]),
  );
  const told = { title: 'One', details: 'Of oak', link: 'https://oak.example/', images };
  const slot = { id: '41', slot_id: '42', ...told, image_signature: 'a1' };
  const { carouselData } = pinFromWire({ carousel_data: { id: '4', carousel_slots: [slot] } });
  expect(carouselData?.carouselSlots).toEqual([
    { entityId: '41', slotId: '42', ...told, imageSignature: 'a1' },
  ]);
});

describe('pins of a list', () => {
  test('are told from things of another type', () => {
    const list = [
      aWirePin({ id: '1' }),
      { id: '2', type: 'board' },
      null,
      'pin',
      { id: '3' },
      { type: 'pin' },
    ];
    expect(pinsFromWire(list).map((pin) => pin.entityId)).toEqual(['1', '3']);
  });

  test('are none in something that is no list', () => expect(pinsFromWire({ results: [] })).toEqual([]));
});

describe('whatever the server sends', () => {
  const fieldNames = Object.keys(aWirePin());

  test('reading a pin never fails', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(pinFromWire(value).access).toBeInstanceOf(Array);
      }),
    );
  });

  test('reading a pin with odd values in known fields never fails', () => {
    const oddPin = fc.dictionary(fc.constantFrom(...fieldNames), fc.anything({ maxDepth: 3 }));
    fc.assert(
      fc.property(oddPin, (value) => {
        const pin = pinFromWire(value);
        expect(pin.title).toBeTypeOf('string');
        expect(pin.favoriteCount).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 500 },
    );
  });

  test('no field of a full pin is lost', () => {
    const empty = JSON.stringify(Object.keys(pinFromWire({})).sort());
    expect(JSON.stringify(Object.keys(pinFromWire(aWirePin())).sort())).toBe(empty);
    expect(fieldNames.length).toBeGreaterThan(90);
  });
});
