import {
  parseClosedMessages,
  type ClosedMessages,
} from '../../../../../src/domain/experiences/closed-messages.ts';
import {
  readerCountry,
  type Reader,
  type ReaderLocale,
} from '../../../../../src/domain/locales/reader-locale.ts';
import type { Language } from '../../../../../src/domain/messages/language.ts';
import type { Languages } from '../../../../../src/domain/messages/languages.ts';
import { allowsAnything } from '../../../../../src/domain/visits/cookie-choice.ts';
import { consentInForce, UNDECIDED } from '../../../../application/accounts/cookie-consent.ts';
import type { LanguageOf } from '../../../../application/ports/languages.ts';
import type { ConsentRecord } from '../../../../application/ports/records.ts';
import type { Secrets } from '../../../../application/ports/surroundings.ts';
import type { CookieJar, Origin } from '../request/connection.ts';
import { formatCookie, type Cookie } from '../request/cookies.ts';
import { isCsrfTokenOf, issueCsrfToken, randomPartOf, visitorPart } from '../request/csrf.ts';
import type { CallEffect } from '../call/define-call.ts';
import * as site from './site-cookies.ts';
import { countryFromHost, isTrackingAllowed } from '../request/tracking-country.ts';
import type { AgentKind } from '../request/user-agents.ts';
import { VISITOR, type SignedInViewer, type Viewer } from './viewer.ts';

export type VisitFacts = {
  readonly requestId: string;
  readonly now: number;
  readonly headers: Headers;
  readonly url: URL;
  readonly origin: Origin;
  readonly agent: AgentKind;
  readonly cookies: ReadonlyMap<string, string>;
  /** A cross-site request: it is handled as that of a visitor, and sets no cookies. */
  readonly ignoresCookies: boolean;
  /** Apps of other origins may call at this address. */
  readonly isOpenToApps: boolean;
  /** The origin of the app that sends the request; null for our own pages and every other sender. */
  readonly appOrigin: string | null;
  readonly jar: CookieJar | undefined;
  readonly trackingCountries: ReadonlySet<string>;
  readonly appVersion: string;
  readonly languages: Pick<Languages, 'localeOf'>;
  readonly secrets: Secrets;
  readonly languageOf: LanguageOf;
};

/** One request: its viewer, its origin, and the cookies of the response. */
export class Visit {
  readonly facts: VisitFacts;
  /** The browser sends Global Privacy Control (Sec-GPC). */
  readonly globalPrivacyControl: boolean;
  /** The page from which the client made the call. */
  sourceUrl = '';
  #viewer: Viewer = VISITOR;
  #browserConsent: ConsentRecord | null;
  #unauthId: string | undefined;
  #mustRenewToken = false;
  /** The random part for the next CSRF token, so that the browser keeps its id. */
  #keptRandom: string | undefined;
  #acceptLanguage: string | null;
  readonly #changed = new Map<string, Cookie>();
  /** What the calls of the page have read; null for a request that is no page. */
  #ofPage: Map<string, Promise<unknown>> | null = null;

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

  /** From now on the calls of this visit belong to one page, which only reads. */
  beginPage(): void {
    this.#ofPage = new Map();
  }

  /** Runs `read` once for a page. Everything that has one name must have one type. */
  once<T>(name: string, read: () => Promise<T>): Promise<T> {
    if (this.#ofPage === null) return read();
    const known = this.#ofPage.get(name) as Promise<T> | undefined;
    if (known !== undefined) return known;
    const reading = read();
    this.#ofPage.set(name, reading);
    return reading;
  }

  get sessionId(): string | null {
    return this.#viewer.kind === 'user' ? this.#viewer.session.id : null;
  }

  /** The id of this browser, which is kept after a log-out; null before its first log-in, or without a valid token. */
  get browserId(): string | null {
    const token = this.validToken;
    const part = token === null ? null : randomPartOf(token);
    return part === visitorPart(this.facts.secrets) ? null : part;
  }

  /** The CSRF token of the request; null when there is none that was issued for its session. */
  get validToken(): string | null {
    const token = this.facts.cookies.get(site.CSRF_COOKIE);
    return token !== undefined && isCsrfTokenOf(this.facts.secrets, token, this.sessionId) ? token : null;
  }

  /** The CSRF token that the browser has after this response. */
  get heldToken(): string | null {
    return this.#changed.get(site.CSRF_COOKIE)?.value ?? this.validToken;
  }

  /** The consent in force: that of the account, or of this browser. */
  get consent(): ConsentRecord {
    const viewer = this.#viewer;
    return this.#inForce(viewer.kind === 'user' ? viewer.user.consent : (this.#browserConsent ?? UNDECIDED));
  }

  /** The consent in this browser's cookie, as far as it is valid. */
  get browserConsent(): ConsentRecord | null {
    const consent = this.#inForce(this.#browserConsent ?? UNDECIDED);
    return consent.decidedAt === null ? null : consent;
  }

  /** What this browser's cookie allows although the browser sends the privacy signal now; only of visitors. */
  get consentAgainstSignal(): ConsentRecord | null {
    const stored = this.#browserConsent;
    const isAgainst = this.globalPrivacyControl && this.#viewer.kind === 'visitor';
    return isAgainst && stored !== null && allowsAnything(stored) ? stored : null;
  }

  endConsent(): void {
    this.#browserConsent = null;
  }

  /** A visitor's pseudonym; exists with analytics consent only. */
  get unauthId(): string | null {
    if (this.#viewer.kind === 'user' || !this.#mayHaveUnauthId()) return null;
    return (this.#unauthId ??= this.facts.secrets.randomHex(16));
  }

  /** The locale of the viewer. */
  get locale(): ReaderLocale {
    return this.facts.languages.localeOf(this.#reader);
  }

  /** The language of texts for the sender of this request. */
  get readerLanguage(): Language {
    return this.facts.languageOf(this.locale.locale);
  }

  /** A wrapped call has its own header. */
  preferLanguage(header: string | null): void {
    this.#acceptLanguage = header ?? this.#acceptLanguage;
  }

  /** The default country of forms: guessed from the language, else the United States. */
  get country(): string {
    const account = this.#viewer.kind === 'user' ? this.#viewer.user.country : '';
    return account || (readerCountry(this.#reader) ?? this.facts.origin.country ?? 'US');
  }

  /**
   * The country of the request: from a trusted proxy, else from the host name. A language does not indicate a country.
   */
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

  /** The experiences that were closed in this browser without an account. */
  get closedMessages(): ClosedMessages {
    return parseClosedMessages(this.facts.cookies.get(site.CLOSED_MESSAGES_COOKIE));
  }

  /** `dark`, `light` or `system`; null without a choice. */
  get theme(): 'dark' | 'light' | 'system' | null {
    if (this.#viewer.kind === 'user') return this.#viewer.user.theme;
    const theme = this.facts.cookies.get(site.THEME_COOKIE);
    return theme === 'dark' || theme === 'light' || theme === 'system' ? theme : null;
  }

  /** Applies the session of the request's cookie, and renews the cookies when needed. */
  signedIn(viewer: SignedInViewer, token: string, wasRenewed: boolean): void {
    this.#viewer = viewer;
    const cookies = site.sessionCookies(token, viewer.session, this.facts.now);
    if (wasRenewed || this.facts.cookies.get(site.AUTH_COOKIE) !== '1') this.#set(cookies);
  }

  /** Clears the cookies of an ended session, or the hint cookie that is left. */
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
        return;
      case 'messages_closed':
        this.#set([site.closedMessagesCookie(effect.closed)]);
    }
  }

  /** The response's Set-Cookie lines; includes a new CSRF token when the browser has no valid one. */
  setCookieLines(): readonly string[] {
    const { secrets, origin, ignoresCookies, isOpenToApps } = this.facts;
    if (ignoresCookies) return [];
    this.#settleUnauthId();
    this.#settleConsent();
    if (this.#mustRenewToken || this.validToken === null) {
      const first = this.#keptRandom ?? (this.sessionId === null ? visitorPart(secrets) : undefined);
      this.#set([site.csrfCookie(issueCsrfToken(secrets, this.sessionId, first))]);
    }
    return [...this.#changed.values()].map((cookie) =>
      formatCookie(cookie, { secure: origin.secure, isOpenToApps }),
    );
  }

  get #reader(): Reader {
    const account = this.#viewer.kind === 'user' ? this.#viewer.user.locale : null;
    return { account, acceptLanguage: this.#acceptLanguage };
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

  /** Removes a decision that is malformed or expired, so that its cookie does not seem to be one. */
  #settleConsent(): void {
    if (!this.facts.cookies.has(site.CONSENT_COOKIE) || this.#changed.has(site.CONSENT_COOKIE)) return;
    const stored = this.#browserConsent ?? UNDECIDED;
    const { decidedAt } = consentInForce(stored, { now: this.facts.now, hasSignal: false });
    if (decidedAt === null) this.#set([site.removedConsentCookie()]);
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
