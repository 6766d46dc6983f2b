import type { WirePromotion } from '../../wire/promotion.ts';

/** An active ad as its advertiser lists it. */
export function aWirePromotion(fields: Partial<WirePromotion> = {}): WirePromotion {
  return {
    id: '901',
    pin_id: '301',
    status: 'active',
    start_at: 'Mon, 15 Jun 2020 12:00:00 +0000',
    end_at: null,
    daily_impression_cap: null,
    budget: 2000,
    countries: [],
    interest_ids: [],
    destination_url: null,
    is_link_blocked: false,
    third_party_name: null,
    lead_form: null,
    reason: null,
    metrics: { impressions: 1234, pin_clicks: 1 },
    pin: {
      id: '301',
      title: 'An anvil',
      link: 'https://acme.example/anvil',
      image_url: 'https://pins.test/anvil.webp',
      dominant_color: '#102030',
      is_public: true,
    },
    created_at: 'Mon, 15 Jun 2026 12:00:00 +0000',
    ...fields,
  };
}
