import type { LeadField } from '../src/domain/promotions/lead-form.ts';
import type { PromotionStatus } from '../src/domain/promotions/promotion.ts';
import type { WireUserShort } from './user.ts';

/** A pin for whose impressions its pinner pays. */
export interface WirePromotion {
  id: string;
  pin_id: string;
  status: PromotionStatus;
  start_at: string;
  end_at: string | null;
  daily_impression_cap: number | null;
  /** The most impressions in all. */
  budget: number;
  /** Two-letter codes; empty: everywhere. */
  countries: readonly string[];
  interest_ids: readonly string[];
  destination_url: string | null;
  /** The operator's list holds the site to which it leads: the promotion rests. */
  is_link_blocked: boolean;
  /** Who pays when it is not the advertiser. */
  third_party_name: string | null;
  lead_form: WireLeadFormTerms | null;
  /** The operator's reason for a rejection. */
  reason: string | null;
  metrics: { impressions: number; pin_clicks: number };
  /** What the list shows of the pin; null when the pin is gone. */
  pin: WirePromotedPin | null;
  created_at: string;
  /** For operators only. */
  advertiser?: WireUserShort;
  /** For operators who review it: names what they see, for their decision. */
  revision?: string;
}

export interface WireLeadFormTerms {
  title: string;
  fields: readonly LeadField[];
}

export interface WirePromotedPin {
  id: string;
  title: string;
  link: string | null;
  image_url: string;
  dominant_color: string;
  /** False: the promotion rests, because only public pins are promoted. */
  is_public: boolean;
}

/** The form of a lead ad. */
export interface WireLeadForm {
  id: string;
  title: string;
  fields: readonly LeadField[];
}

/** The answers of one person to the form of a lead ad. */
export interface WireLead {
  id: string;
  created_at: string;
  answers: Partial<Record<LeadField, string>>;
}
