import { STORED_DATA, type NameIn } from '../../../../../src/domain/storage/stored-data.ts';
import {
  formatClosedMessages,
  type ClosedMessages,
} from '../../../../../src/domain/experiences/closed-messages.ts';
import { allowsAnything } from '../../../../../src/domain/visits/cookie-choice.ts';
import { CONSENT_DAYS, dayOf } from '../../../../application/accounts/cookie-consent.ts';
import type { ConsentRecord, SessionRecord } from '../../../../application/ports/records.ts';
import type { Cookie } from '../request/cookies.ts';

const DAY_S = 86_400;
const YEAR_S = 365 * DAY_S;

export const SESSION_COOKIE = '_pinakes_sess' satisfies NameIn<'cookie'>;
export const AUTH_COOKIE = '_auth' satisfies NameIn<'cookie'>;
export const CSRF_COOKIE = 'csrftoken' satisfies NameIn<'cookie'>;
export const CONSENT_COOKIE = '_consent' satisfies NameIn<'cookie'>;
export const UNAUTH_COOKIE = '_unauth_id' satisfies NameIn<'cookie'>;
export const THEME_COOKIE = 'theme' satisfies NameIn<'cookie'>;
export const CLOSED_MESSAGES_COOKIE = '_closed_messages' satisfies NameIn<'cookie'>;

/** The two cookies of a session: the secret one, and a hint that scripts can read. */
export function sessionCookies(token: string, session: SessionRecord, now: number): readonly Cookie[] {
  const maxAge = session.remember ? Math.max(1, Math.floor((session.expiresAt - now) / 1000)) : null;
  return [
    { name: SESSION_COOKIE, value: token, httpOnly: true, maxAge },
    { name: AUTH_COOKIE, value: '1', httpOnly: false, maxAge },
  ];
}

export function endedSessionCookies(): readonly Cookie[] {
  return [{ name: SESSION_COOKIE, value: '', httpOnly: true, maxAge: 0 }, signedOutHint()];
}

export function signedOutHint(): Cookie {
  return { name: AUTH_COOKIE, value: '0', httpOnly: false, maxAge: null };
}

export function csrfCookie(token: string): Cookie {
  return { name: CSRF_COOKIE, value: token, httpOnly: false, maxAge: YEAR_S };
}

/**
 * `a1m0p0.{unix seconds}`: analytics, marketing, personalization. Then `.v2` for a later version than the first, and
 * `.{receipt}`. A refusal has the beginning of its day and no receipt, so that its cookie is the same in every browser.
 */
export function consentCookie(consent: ConsentRecord, now: number): Cookie {
  const flag = (allowed: boolean) => (allowed ? '1' : '0');
  const at = consent.decidedAt ?? now;
  const decidedAt = Math.floor((allowsAnything(consent) ? at : dayOf(at)) / 1000);
  const kinds = `a${flag(consent.analytics)}m${flag(consent.marketing)}p${flag(consent.personalization)}`;
  const version = consent.version === 1 ? '' : `.v${consent.version}`;
  const receipt = consent.receipt === null || !allowsAnything(consent) ? '' : `.${consent.receipt}`;
  const value = `${kinds}.${decidedAt}${version}${receipt}`;
  return { name: CONSENT_COOKIE, value, httpOnly: false, maxAge: CONSENT_DAYS * DAY_S };
}

export function removedConsentCookie(): Cookie {
  return { name: CONSENT_COOKIE, value: '', httpOnly: false, maxAge: 0 };
}

/** The consent in a `_consent` cookie; null when it is missing or malformed. */
export function parseConsent(value: string | undefined): ConsentRecord | null {
  const parts = /^a([01])m([01])p([01])\.(\d{1,12})(?:\.v(\d{1,4}))?(?:\.([0-9a-f]{32}))?$/.exec(value ?? '');
  if (parts === null) return null;
  return {
    analytics: parts[1] === '1',
    marketing: parts[2] === '1',
    personalization: parts[3] === '1',
    decidedAt: Number(parts[4]) * 1000,
    // Only accounts store a consent despite the privacy signal: without an account the signal takes precedence.
    despiteSignal: false,
    version: parts[5] === undefined ? 1 : Number(parts[5]),
    receipt: parts[6] ?? null,
  };
}

export function unauthCookie(id: string): Cookie {
  return { name: UNAUTH_COOKIE, value: id, httpOnly: true, maxAge: STORED_DATA[UNAUTH_COOKIE].life * DAY_S };
}

export function removedUnauthCookie(): Cookie {
  return { name: UNAUTH_COOKIE, value: '', httpOnly: true, maxAge: 0 };
}

export function themeCookie(theme: string): Cookie {
  return { name: THEME_COOKIE, value: theme, httpOnly: false, maxAge: YEAR_S };
}

export function closedMessagesCookie(closed: ClosedMessages): Cookie {
  const value = formatClosedMessages(closed);
  return {
    name: CLOSED_MESSAGES_COOKIE,
    value,
    httpOnly: false,
    maxAge: STORED_DATA[CLOSED_MESSAGES_COOKIE].life * DAY_S,
  };
}
