import type { WireViewer } from './user.ts';

/** A session as login and sign-up answer it. */
export interface WireSession {
  /** `limited`: opened by the link of a mail, for looking around. */
  type: 'full' | 'limited';
  expires_at: string;
}

/** The own account with the session that was opened. */
export type WireLoggedIn<V extends WireViewer = WireViewer> = V & { readonly session: WireSession };

/** A browser in which somebody is signed in. */
export interface WireOpenSession {
  id: string;
  created_at: string;
  last_seen_at: string;
  /** Part of the network address. */
  address_hint: string;
  /** How the browser calls itself. */
  user_agent: string;
  /** The session of this call. */
  current: boolean;
}
