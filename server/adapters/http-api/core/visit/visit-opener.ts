import type { Languages } from '../../../../../src/domain/messages/languages.ts';
import type { LanguageOf } from '../../../../application/ports/languages.ts';
import type { Clock, IdGenerator, Logger, Secrets } from '../../../../application/ports/surroundings.ts';
import { AppOrigins } from '../request/app-origins.ts';
import { OriginReader, type Connection } from '../request/connection.ts';
import { parseCookies } from '../request/cookies.ts';
import type { HttpAppDeps } from '../http-app-deps.ts';
import type { HttpSettings } from '../http-settings.ts';
import type { SessionReader } from './session-reader.ts';
import { SESSION_COOKIE } from './site-cookies.ts';
import { agentTest, type AgentKind } from '../request/user-agents.ts';
import { Visit } from './visit.ts';

type VisitOpenerDeps = {
  readonly settings: HttpSettings;
  readonly languages: Pick<Languages, 'localeOf'>;
  readonly sessions: SessionReader;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly ids: Pick<IdGenerator, 'nextRequest'>;
  readonly languageOf: LanguageOf;
  readonly logger: Pick<Logger, 'warn'>;
  readonly endConsentBySignal?: HttpAppDeps['endConsentBySignal'];
};

/** Determines the sender of a request: session, address, country and app. */
export class VisitOpener {
  readonly #deps: VisitOpenerDeps;
  readonly #origins: OriginReader;
  readonly #apps: AppOrigins;
  readonly #agentOf: (userAgent: string) => AgentKind;
  readonly #trackingCountries: ReadonlySet<string>;

  constructor(deps: VisitOpenerDeps) {
    const { settings } = deps;
    this.#deps = deps;
    this.#origins = new OriginReader(settings);
    this.#apps = new AppOrigins(settings);
    this.#agentOf = agentTest(settings.botAgents, settings.socialBotAgents);
    this.#trackingCountries = new Set(settings.trackingCountries);
  }

  /** The visit without a session lookup. */
  arrive(request: Request, url: URL, connection: Connection): Visit {
    const { settings, languages, secrets, clock, ids, languageOf } = this.#deps;
    const origin = this.#origins.read(request, url, connection);
    const ignoresCookies = this.#apps.ignoresCookies(request, origin);
    const cookies = connection.jar?.header() ?? request.headers.get('cookie');
    return new Visit({
      requestId: ids.nextRequest(),
      now: clock.now(),
      headers: request.headers,
      url,
      origin,
      agent: this.#agentOf(request.headers.get('user-agent') ?? ''),
      cookies: parseCookies(ignoresCookies ? null : cookies),
      ignoresCookies,
      isOpenToApps: this.#apps.areOpenAt(origin),
      appOrigin: this.#apps.senderOf(request.headers, origin),
      jar: connection.jar,
      trackingCountries: this.#trackingCountries,
      appVersion: settings.appVersion,
      languages,
      secrets,
      languageOf,
    });
  }

  /** Looks up the session of the visit's cookie. An unknown or expired one means signed out. */
  async recognise(visit: Visit): Promise<void> {
    const token = visit.facts.cookies.get(SESSION_COOKIE);
    const found = token === undefined ? undefined : await this.#deps.sessions.find(token, visit.facts.now);
    if (token === undefined || found === undefined) visit.signedOut();
    else visit.signedIn(found.viewer, token, found.wasRenewed);
    await this.#endConsent(visit);
  }

  /** The signal of a browser ends what its visitor has allowed. It counts in any case; this ends its cookie and its proof. */
  async #endConsent(visit: Visit): Promise<void> {
    const consent = visit.consentAgainstSignal;
    if (consent === null) return;
    try {
      if (consent.receipt !== null) await this.#deps.endConsentBySignal?.(consent.receipt, visit.facts.now);
      visit.endConsent();
    } catch (error) {
      this.#deps.logger.warn('consent_not_ended', { error: error instanceof Error ? error : undefined });
    }
  }

  /** True for requests over https. */
  isSecure(request: Request, url: URL, connection: Connection): boolean {
    return this.#origins.read(request, url, connection).secure;
  }
}
