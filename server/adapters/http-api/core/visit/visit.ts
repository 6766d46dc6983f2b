import { consentInForce, UNDECIDED } from '../../../../application/accounts/cookie-consent.ts';
import type { ConsentRecord } from '../../../../application/ports/records.ts';
import type { Secrets } from '../../../../application/ports/surroundings.ts';
import { parseTag, preferredLanguage, type Language } from '../request/accept-language.ts';
import type { CookieJar, Origin } from '../request/connection.ts';
import { formatCookie, type Cookie } from '../request/cookies.ts';
import { isCsrfTokenOf, issueCsrfToken, randomPartOf } from '../request/csrf.ts';
import type { CallEffect } from '../call/define-call.ts';
import * as site from './site-cookies.ts';
import { countryFromHost, isTrackingAllowed } from '../request/tracking-country.ts';
import type { AgentKind } from '../request/user-agents.ts';
import { VISITOR, type SignedInViewer, type Viewer } from './viewer.ts';

const UNKNOWN_LANGUAGE: Language = { locale: 'en-US', language: 'en', region: null };

export type VisitFacts = {
  readonly requestId: string;
  readonly now: number;
  readonly headers: Headers;
  readonly url: URL;
  readonly origin: Origin;
  readonly agent: AgentKind;
  readonly cookies: ReadonlyMap<string, string>;
  /** Another site has sent the request behind somebody's back: it is a stranger's, and leaves no cookies. */
  readonly ignoresCookies: boolean;
  /** Apps of other origins may call here. */
  readonly isOpenToApps: boolean;
  /** The origin of the app that sends the request; null when it comes from our own pages or from anywhere else. */
  readonly appOrigin: string | null;
  readonly jar: CookieJar | undefined;
  readonly trackingCountries: ReadonlySet<string>;
  readonly appVersion: string;
  readonly secrets: Secrets;
};

/** One request: who asks, from where, and which cookies the answer will set. */
export class Visit {
  readonly facts: VisitFacts;
  /** The browser asks that nothing be shared or sold (Sec-GPC). */
  readonly globalPrivacyControl: boolean;
  /** The page that the client says it was on. */
  sourceUrl = '';
  #viewer: Viewer = VISITOR;
  #browserConsent: ConsentRecord | null;
  #unauthId: string | undefined;
  #mustRenewToken = false;
  /** Random part to carry over into the next security token, so that the browser keeps its id. */
  #keptRandom: string | undefined;
  #acceptLanguage: string | null;
  readonly #changed = new Map<string, Cookie>();

  constructor(facts: VisitFacts) {
    this.facts = facts;
    this.globalPrivacyControl = facts.headers.get('sec-gpc') === '1';
    this.#acceptLanguage = facts.headers.get('accept-language');
    this.#browserConsent = site.parseConsent(facts.cookies.get(site.CONSENT_COOKIE));
    const unauthId = facts.cookies.get(site.UNAUTH_COOKIE);
    this.#unauthId = unauthId !== undefined && /^[0-9a-f]{32}$/.test(unauthId) ? unauthId : undefined;
  }

  get viewer(): Viewer {
    return this.#viewer;
  }

  get sessionId(): string | null {
    return this.#viewer.kind === 'user' ? this.#viewer.session.id : null;
  }

  /** The id of this browser, which survives a log-out; null when it sent no valid security token. */
  get browserId(): string | null {
    const token = this.validToken;
    return token === null ? null : randomPartOf(token);
  }

  /** The security token that the browser sent; null when it sent none that was issued for its session. */
  get validToken(): string | null {
    const token = this.facts.cookies.get(site.CSRF_COOKIE);
    return token !== undefined && isCsrfTokenOf(this.facts.secrets, token, this.sessionId) ? token : null;
  }

  /** The security token that the browser holds once it has got the cookies of this answer. */
  get heldToken(): string | null {
    return this.#changed.get(site.CSRF_COOKIE)?.value ?? this.validToken;
  }

  /** What is allowed now, by the account's decision about cookies or by the one of this browser. */
  get consent(): ConsentRecord {
    const viewer = this.#viewer;
    return this.#inForce(viewer.kind === 'user' ? viewer.user.consent : (this.#browserConsent ?? UNDECIDED));
  }

  /** What was chosen in this browser, as far as it still counts. */
  get browserConsent(): ConsentRecord | null {
    const consent = this.#inForce(this.#browserConsent ?? UNDECIDED);
    return consent.decidedAt === null ? null : consent;
  }

  /** A visitor's pseudonym, as long as analytics are allowed. */
  get unauthId(): string | null {
    if (this.#viewer.kind === 'user' || !this.#mayHaveUnauthId()) return null;
    return (this.#unauthId ??= this.facts.secrets.randomHex(16));
  }

  get language(): Language {
    const account = this.#viewer.kind === 'user' ? parseTag(this.#viewer.user.locale) : undefined;
    return account ?? preferredLanguage(this.#acceptLanguage) ?? UNKNOWN_LANGUAGE;
  }

  /** A wrapped call brings its own header. */
  preferLanguage(header: string | null): void {
    this.#acceptLanguage = header ?? this.#acceptLanguage;
  }

  /** The default of clients' forms: a guess by the language, and the United States when there is nothing to go by. */
  get country(): string {
    const account = this.#viewer.kind === 'user' ? this.#viewer.user.country : '';
    return account || (this.language.region ?? this.facts.origin.country ?? 'US');
  }

  /** Where the request comes from: by a trusted proxy, else by the host name. A language is not a place. */
  get placeCountry(): string | null {
    return this.facts.origin.country ?? this.countryFromHost;
  }

  get countryFromHost(): string | null {
    return countryFromHost(this.facts.origin.host);
  }

  get isTrackingAllowed(): boolean {
    return isTrackingAllowed({
      fromAddress: this.facts.origin.country,
      fromHost: this.countryFromHost,
      allowed: this.facts.trackingCountries,
      consent: this.consent,
      refusesBySignal: this.globalPrivacyControl,
    });
  }

  /** `dark`, `light` or `system`; null when nobody said. */
  get theme(): 'dark' | 'light' | 'system' | null {
    if (this.#viewer.kind === 'user') return this.#viewer.user.theme;
    const theme = this.facts.cookies.get(site.THEME_COOKIE);
    return theme === 'dark' || theme === 'light' || theme === 'system' ? theme : null;
  }

  /** The session of the request's cookie was found. */
  signedIn(viewer: SignedInViewer, token: string, wasRenewed: boolean): void {
    this.#viewer = viewer;
    const cookies = site.sessionCookies(token, viewer.session, this.facts.now);
    if (wasRenewed || this.facts.cookies.get(site.AUTH_COOKIE) !== '1') this.#set(cookies);
  }

  /** The request's cookie names a session that has ended, or the hint outlived it. */
  signedOut(): void {
    if (this.facts.cookies.has(site.SESSION_COOKIE)) this.#set(site.endedSessionCookies());
    else if (this.facts.cookies.get(site.AUTH_COOKIE) === '1') this.#set([site.signedOutHint()]);
  }

  apply(effect: CallEffect): void {
    const { now } = this.facts;
    switch (effect.kind) {
      case 'session_started':
        this.#viewer = { kind: 'user', user: effect.user, session: effect.session };
        this.#set(site.sessionCookies(effect.token, effect.session, now));
        this.#mustRenewToken = true;
        return;
      case 'session_ended':
        this.#keptRandom = this.browserId ?? undefined;
        this.#viewer = VISITOR;
        this.#set(site.endedSessionCookies());
        this.#mustRenewToken = true;
        return;
      case 'user_changed':
        if (this.#viewer.kind === 'user') this.#viewer = { ...this.#viewer, user: effect.user };
        return;
      case 'visitor_consent':
        this.#browserConsent = { ...effect.consent, decidedAt: effect.consent.decidedAt ?? now };
        this.#set([site.consentCookie(this.#browserConsent, now)]);
        return;
      case 'theme':
        this.#set([site.themeCookie(effect.theme)]);
    }
  }

  /** Set-Cookie lines of the answer, a fresh security token among them when the browser has no valid one. */
  setCookieLines(): readonly string[] {
    const { secrets, origin, ignoresCookies, isOpenToApps } = this.facts;
    if (ignoresCookies) return [];
    this.#settleUnauthId();
    if (this.#mustRenewToken || this.validToken === null) {
      this.#set([site.csrfCookie(issueCsrfToken(secrets, this.sessionId, this.#keptRandom))]);
    }
    return [...this.#changed.values()].map((cookie) =>
      formatCookie(cookie, { secure: origin.secure, isOpenToApps }),
    );
  }

  #settleUnauthId(): void {
    const sent = this.facts.cookies.get(site.UNAUTH_COOKIE);
    if (!this.#mayHaveUnauthId()) {
      if (sent !== undefined) this.#set([site.removedUnauthCookie()]);
      return;
    }
    const id = this.unauthId;
    if (id !== null && id !== sent) this.#set([site.unauthCookie(id)]);
  }

  #mayHaveUnauthId(): boolean {
    return this.consent.analytics && !this.globalPrivacyControl;
  }

  #inForce(stored: ConsentRecord): ConsentRecord {
    return consentInForce(stored, { now: this.facts.now, hasSignal: this.globalPrivacyControl });
  }

  #set(cookies: readonly Cookie[]): void {
    for (const cookie of cookies) this.#changed.set(cookie.name, cookie);
  }
}
