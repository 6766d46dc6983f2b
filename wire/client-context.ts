export type WireViewerType = 'LOGGED_OUT' | 'LIMITED_LOGIN' | 'LOGGED_IN';

export interface WireContextUser {
  id: string;
  username: string;
  full_name: string;
  image_small_url: string;
  is_partner: boolean;
  is_employee: boolean;
}

/** Data about the caller; part of every response. */
export interface WireClientContext {
  is_authenticated: boolean;
  viewer_type: WireViewerType;
  /** For a visitor only the id that analytics consent allows. */
  user: WireContextUser | { unauth_id: string | null };
  locale: string;
  language: string;
  country: string;
  country_from_ip: string | null;
  country_from_host_name: string | null;
  is_allowed_country: boolean;
  consent: {
    allow_analytic_cookies: boolean;
    allow_marketing_cookies: boolean;
    allow_personalization_cookies: boolean;
    decided: boolean;
    /** Names the proof of what is allowed; omitted when nothing is. */
    receipt?: string;
  };
  /** The browser sends a privacy signal (`Sec-GPC`), and optional cookies are off; otherwise omitted. */
  honors_privacy_signal?: true;
  is_bot: boolean;
  is_social_bot: boolean;
  app_version: string;
  /** For employees and internal addresses that request it. */
  debug?: { experiments: Record<string, string>; timings_ms: Record<string, number>; surface: string };
}
