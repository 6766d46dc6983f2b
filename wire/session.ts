import type { WireViewer } from './user.ts';

/** The session in the responses of login and sign-up. */
export interface WireSession {
  /** `limited`: opened by the link of a mail; read-only with few exceptions. */
  type: 'full' | 'limited';
  expires_at: string;
}

/** The own account with its new session. */
export type WireLoggedIn<V extends WireViewer = WireViewer> = V & { readonly session: WireSession };

/** A session of the user. */
export interface WireOpenSession {
  id: string;
  created_at: string;
  last_seen_at: string;
  /** The network part of the address. */
  address_hint: string;
  /** The user agent of the browser. */
  user_agent: string;
  /** The session of this request. */
  current: boolean;
}
