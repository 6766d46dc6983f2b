import type { ContainerModule } from 'inversify';
import { enableStaticRendering } from 'mobx-react-lite';
import { renderToString } from 'react-dom/server';
import { HandlerHttpClient, type RequestHandler } from '../../adapters/http/client/handler-http-client.ts';
import { ENABLED_GROUP } from '../../domain/experiments/experiment.ts';
import { navFooterSize, TALL_NAV_FOOTER } from '../../domain/layout/nav-footer.ts';
import type { Language } from '../../domain/messages/language.ts';
import type { Logger } from '../../application/ports/logger.ts';
import { policyAddress, type OwnPolicies } from '../../domain/routes/policy-pages.ts';
import { parseRoute } from '../../domain/routes/parse-route.ts';
import { App } from '../../ui/app/app.tsx';
import { mustAskForConsent } from '../../domain/visits/cookie-choice.ts';
import type { SignupPolicy } from '../../domain/users/signup-policy.ts';
import type { Viewer } from '../../domain/users/user.ts';
import type { Route } from '../../domain/routes/route.ts';
import type { PageOutcome } from '../../ui/base/navigation/page.ts';
import { screenSources } from '../../ui/app/page-table.ts';
import { StaticRouter } from '../../ui/base/router.ts';
import { ServedStylesContext } from '../../ui/grid/served-styles.ts';
import { speak } from '../../ui/text/language.ts';
import { servedPlaces } from '../../ui/grid/served-places.ts';
import type { Stores } from '../../ui/base/stores/stores.ts';
import { HAS_ADS } from '../../ui/ads/has-ads.ts';
import { OWN_POLICIES } from '../../ui/base/policies.ts';
import { SURVEY_HOSTS } from '../../ui/experiences/survey-hosts.ts';
import { createApp } from '../create-app.ts';
import { showContext } from '../show-context.ts';
import { consentHtml } from './consent-html.tsx';
import { messagesHtml, readPageExperiences } from './messages-html.tsx';
import { documentHtml, type DocumentAssets } from './document-html.ts';
import { pageState } from './page-state-of.ts';
import { renderedPageProfile } from './rendered-page-profile.ts';
import { WireRecorder } from './wire-recorder.ts';

enableStaticRendering(true);

export type RenderRequest = {
  /** The server's own handler; it answers every call as the visitor who requests the page. */
  readonly handler: RequestHandler;
  /** `https://pins.example` */
  readonly origin: string;
  readonly pathname: string;
  readonly search: string;
  readonly siteName: string;
  readonly signupPolicy: SignupPolicy;
  readonly takesHeic: boolean;
  /** Hosts for whose links the operator vouches; none by default. */
  readonly trustedHosts?: readonly string[];
  /** The operator's own policies; none by default. */
  readonly policies?: OwnPolicies;
  /** Hosts whose surveys may be shown in a frame; none by default. */
  readonly surveyHosts?: readonly string[];
  /** Whether ads are turned on; off by default. */
  readonly hasAds?: boolean;
  /** The share of page loads that browsers measure; none by default. */
  readonly metricSamplePercent?: number;
  readonly nonce: string;
  /** The language of the page. */
  readonly language: Language;
  /** The visitor's choice; null without one. */
  readonly theme: 'light' | 'dark' | null;
  /** The visitor's groups, by experiment. */
  readonly groups: Readonly<Record<string, string>>;
  readonly assets: DocumentAssets & {
    /** The chunks of lazy screens, by source path. */
    readonly screens: Readonly<
      Record<string, { readonly script: string; readonly preload: readonly string[] }>
    >;
  };
  readonly logger: Logger;
  readonly overrides?: readonly ContainerModule[];
};

export type RenderedPage =
  | { readonly kind: 'page'; readonly html: readonly string[]; readonly noindex: boolean }
  | { readonly kind: 'not-found' | 'failed'; readonly html: readonly string[]; readonly noindex: true }
  | { readonly kind: 'moved'; readonly to: string; readonly permanent: boolean }
  | { readonly kind: 'sign-in' };

/** Renders the complete page of an address: head, markup, and the state for hydration. */
export async function renderPage(request: RenderRequest): Promise<RenderedPage> {
  const recorder = new WireRecorder(new HandlerHttpClient(request.handler, request.origin));
  const { origin, signupPolicy, takesHeic, trustedHosts = [], surveyHosts = [], policies = {} } = request;
  const site = { name: request.siteName, origin, signupPolicy, takesHeic, trustedHosts };
  const profile = renderedPageProfile(recorder, request.logger);
  const app = createApp({ site, profile, overrides: request.overrides });
  const { services, stores, pages } = app;

  const viewer = await services.sessions.viewer();
  showContext(stores, viewer, request.groups, recorder.context);
  if (request.hasAds) stores.pageData.set(HAS_ADS, true);
  if (Object.keys(policies).length > 0) stores.pageData.set(OWN_POLICIES, policies);
  if (surveyHosts.length > 0) stores.pageData.set(SURVEY_HOSTS, surveyHosts);
  const { pathname, search } = request;
  const { route } = parseRoute({ pathname, search });
  const [{ outcome }, placed] = await Promise.all([
    pages.open(pathname + search, route),
    readPageExperiences(app, route, { locale: request.language.locale, search }),
  ]);
  if (outcome.kind === 'moved' || outcome.kind === 'sign-in') return outcome;

  // From here to the markup there is no `await`.
  speak(request.language);
  const consent = mustAskForConsent(stores.context.current)
    ? consentHtml(pathname + search, policyAddress('cookies', policies), request.nonce, viewer === null)
    : '';
  const messages = messagesHtml(app, placed, request.nonce);
  const markup = renderToString(
    <ServedStylesContext value={{ consent, messages: messages.markup, nonce: request.nonce, servedPlaces }}>
      <StaticRouter location={pathname + search}>
        <App value={app} />
      </StaticRouter>
    </ServedStylesContext>,
  );
  const html = documentHtml({
    outcome,
    site,
    markup,
    messages,
    state: pageState({ stores, recorder, outcome, route, site }),
    nonce: request.nonce,
    language: request.language,
    theme: request.theme,
    navFooter: navFooterOf(viewer, request.groups),
    asksForConsent: consent !== '',
    metricSamplePercent: request.metricSamplePercent,
    assets: {
      ...request.assets,
      preloads: [...request.assets.preloads, ...screenFiles(request, route, stores)],
    },
  });
  return outcome.kind === 'ready'
    ? { kind: 'page', html, noindex: outcome.head.noindex }
    : { kind: outcomeKind(outcome), html, noindex: true };
}

function navFooterOf(viewer: Viewer | null, groups: RenderRequest['groups']): 'tall' | 'usual' {
  return navFooterSize(
    {
      createdAt: viewer?.createdAt ?? null,
      isSignedIn: viewer !== null,
      isEligible: groups[TALL_NAV_FOOTER] === ENABLED_GROUP,
    },
    Date.now(),
  );
}

/** The chunks to preload with the page, so that the browser loads them together with the script. */
function screenFiles({ assets }: RenderRequest, route: Route, { session }: Stores): readonly string[] {
  const chunks = screenSources(route, session.viewer).flatMap((source) => assets.screens[source] ?? []);
  return [...new Set(chunks.flatMap(({ script, preload }) => [script, ...preload]))];
}

function outcomeKind(outcome: PageOutcome): 'not-found' | 'failed' {
  return outcome.kind === 'not-found' ? 'not-found' : 'failed';
}
