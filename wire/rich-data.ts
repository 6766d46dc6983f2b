export interface WireOfferSummary {
  price: string | null;
  standard_price: string | null;
  min_price: string | null;
  max_price: string | null;
  price_val: number | null;
  standard_price_val: number | null;
  min_price_val: number | null;
  max_price_val: number | null;
  currency: string;
  in_stock: boolean;
  availability: string;
}

export interface WireOffer {
  price: string;
  price_value: number;
  currency: string;
  condition: string;
  availability: string;
  url: string;
}

export interface WireProduct {
  id: string;
  name: string;
  brand: { name: string } | null;
  offers: WireOffer[];
  offer_summary: WireOfferSummary;
  shipping_info: { free_shipping_price: string | null; free_shipping_value: number | null };
  variants: { name: string; value: string; url: string | null }[];
}

export interface WireAggregateRating {
  rating_value: number;
  rating_count: number;
  max_rating: number;
}

export interface WireArticle {
  name: string;
  author: string | null;
  date_published: string | null;
  description: string;
}

export interface WireRecipe {
  name: string;
  servings: string | null;
  total_time_seconds: number | null;
  ingredients: { category: string; items: string[] }[];
}

/** Facts about the linked page. */
export interface WireRichSummary {
  id: string;
  url: string;
  site_name: string;
  type_name: string;
  display_name: string;
  display_description: string;
  favicon_link: string | null;
  apple_touch_icon_link: string | null;
  aggregate_rating: WireAggregateRating | null;
  label_info: { labels: string[] };
  products: WireProduct[];
}

export interface WireRichMetadata extends WireRichSummary {
  title: string;
  description: string;
  article: WireArticle | null;
  recipe: WireRecipe | null;
}

export interface WireProductPinData {
  items: WireProduct[];
  source_url: string;
  /** When the prices were read from the page; null for prices that a person has entered. */
  seen_at: string | null;
}
