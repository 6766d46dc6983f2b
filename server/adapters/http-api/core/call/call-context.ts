import type { ClosedMessages } from '../../../../../src/domain/experiences/closed-messages.ts';
import type { PinId } from '../../../../../src/domain/ids/ids.ts';
import type { Language } from '../../../../../src/domain/messages/language.ts';
import type { ConsentRecord, UserRecord } from '../../../../application/ports/records.ts';
import type { CreationKey } from '../../../../application/ports/pins/pin-creations.ts';
import type { PromotionRecord } from '../../../../application/ports/pins/promotions.ts';
import type { ViewerId } from '../../../../application/ports/pins/views.ts';
import type { ShownAds } from '../../../../application/promotions/shown-ads.ts';
import type { SignedInViewer, Viewer } from '../visit/viewer.ts';
import type { Visit } from '../visit/visit.ts';

/** The request data that a handler gets besides the options. */
export type CallContext<V extends Viewer = Viewer> = {
  readonly requestId: string;
  /** Milliseconds since the epoch, the same during the whole call. */
  readonly now: number;
  readonly viewer: V;
  readonly viewerId: V extends SignedInViewer ? NonNullable<ViewerId> : ViewerId;
  /** The session's user; null for visitors. */
  readonly user: V extends SignedInViewer ? UserRecord : UserRecord | null;
  /** The locale of the viewer: `de-AT`. */
  readonly locale: string;
  /** The code of its language: `de`. */
  readonly language: string;
  /** The language of texts for the viewer. */
  readonly readerLanguage: Language;
  /** The country of the request; null when it is not known. */
  readonly placeCountry: string | null;
  /** The consent of the account, or of the visitor. */
  readonly consent: ConsentRecord;
  /** The consent in this browser's cookie, which a login merges into the account; null when there is none. */
  readonly browserConsent: ConsentRecord | null;
  /** The id of the browser, which is kept after a log-out; null when the browser sent no valid CSRF token. */
  readonly browserId: string | null;
  /** The visitor's pseudonym; exists with analytics consent only. */
  readonly unauthId: string | null;
  /** The experiences that were closed in this browser without an account. */
  readonly closedMessages: ClosedMessages;
  /** The browser sends Global Privacy Control. */
  readonly globalPrivacyControl: boolean;
  readonly isBot: boolean;
  readonly isSocialBot: boolean;
  /** Base of absolute addresses, without a trailing slash: `https://pins.example`. */
  readonly baseUrl: string;
  /** The client's address; never leaves the server. */
  readonly remoteAddress: string;
  readonly userAgent: string;
  /** The page from which the client made the call; for logs only. */
  readonly sourceUrl: string;
  /** The idempotency key of a create, hashed; null otherwise. */
  readonly creation: CreationKey | null;
  /** The cursor of the list; the first page for calls that are not lists. */
  readonly page: PageRequest;
  /** Pins that the options have named by the ids of their running ads; absent for other calls. */
  readonly ads?: ReadonlyMap<PinId, PromotionRecord>;
  /** Reads something once for all calls of a served page, which see one state. Other calls read it for themselves. */
  once<T>(what: OnceForPage, read: () => Promise<T>): Promise<T>;
};

/** What several calls of a page read in the same way. */
export type OnceForPage = 'viewer' | 'experience-marks';

export type PageRequest = {
  /** The `next` value of the previous page; null on the first page. */
  readonly position: string | null;
  /** Items per page, from 1 to 250. */
  readonly size: number;
  /** When the first page of this list was read, in milliseconds since the epoch. */
  readonly startedAt: number;
  /** The ads on the pages before. */
  readonly shownAds: ShownAds;
};

/** The parts of the visit that a call may read. */
export function callContext(
  visit: Visit,
  page: PageRequest,
  creation: CreationKey | null = null,
): CallContext {
  const { facts, viewer, locale } = visit;
  return {
    requestId: facts.requestId,
    now: facts.now,
    viewer,
    viewerId: viewer.kind === 'user' ? viewer.user.id : null,
    user: viewer.kind === 'user' ? viewer.user : null,
    locale: locale.locale,
    language: locale.code,
    readerLanguage: visit.readerLanguage,
    placeCountry: visit.placeCountry,
    consent: visit.consent,
    browserConsent: visit.browserConsent,
    get browserId() {
      return visit.browserId;
    },
    unauthId: visit.unauthId,
    closedMessages: visit.closedMessages,
    globalPrivacyControl: visit.globalPrivacyControl,
    isBot: facts.agent.isBot,
    isSocialBot: facts.agent.isSocialBot,
    baseUrl: facts.origin.baseUrl,
    remoteAddress: facts.origin.remoteAddress,
    userAgent: (facts.headers.get('user-agent') ?? '').slice(0, 512),
    sourceUrl: visit.sourceUrl,
    creation,
    page,
    once: (what, read) => visit.once(what, read),
  };
}
