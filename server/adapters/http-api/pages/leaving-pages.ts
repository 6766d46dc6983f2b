import { isLink } from '../../../../src/domain/links/link-field.ts';
import { parseRoute } from '../../../../src/domain/routes/parse-route.ts';
import type { RouteOf } from '../../../../src/domain/routes/route.ts';
import type { Envelope } from '../../../../wire/envelope.ts';
import { isOffsiteTokenFor } from '../../../application/pins/offsite-token.ts';
import type { Clock, Secrets } from '../../../application/ports/surroundings.ts';
import type { InsideAnswer, PageContext, PageDocument, RenderPage } from '../core/http-app-deps.ts';

type LeavingPagesDeps = { readonly secrets: Pick<Secrets, 'verify'>; readonly clock: Clock };

/** The paths of the pages between this site and another one; the old prefix is possible. */
const LEAVING = /\/(?:offsite|pin_redirect)\/?$/;

/**
 * Redirects signed links to other sites after a check of their host. Links without a valid token, and those that must
 * not be opened, get a page; addresses without a link get one with status 400.
 */
export function leavingPages(render: RenderPage, deps: LeavingPagesDeps): RenderPage {
  return async (request, context) => {
    const { pathname, search } = new URL(request.url);
    if (!LEAVING.test(pathname)) return render(request, context);
    const { route } = parseRoute({ pathname, search });
    if (route.kind !== 'offsite' && route.kind !== 'pin-redirect') return render(request, context);
    const link = destinationOf(route.kind === 'offsite' ? route.url : route.redirectUrl);
    if (link === null) return withStatus(400, await render(request, context));
    const answer = route.kind === 'offsite' ? await redirectOf(route, link, context, deps) : null;
    return answer ?? render(request, context);
  };
}

/** The redirect of a signed link, or the verdict as JSON; null when the page is shown. */
async function redirectOf(
  route: RouteOf<'offsite'>,
  link: URL,
  context: PageContext,
  { secrets, clock }: LeavingPagesDeps,
): Promise<Response | null> {
  if (route.csr === '1') {
    const { status, json } = await verdictOn(link, context);
    return Response.json(json, { status, headers: NOINDEX });
  }
  const target = {
    url: route.url ?? '',
    pinId: route.pin ?? null,
    isThirdPartyAd: route.isThirdPartyAd === 'true' || route.isThirdPartyAd === '1',
  };
  if (!isOffsiteTokenFor(secrets, route.token ?? '', target, clock.now())) return null;
  const isOwn = link.origin === new URL(context.origin.baseUrl).origin;
  if (!isOwn && !isOpened(await verdictOn(link, context))) return null;
  return new Response(null, { status: 302, headers: { ...NOINDEX, Location: link.href } });
}

const NOINDEX = { 'X-Robots-Tag': 'noindex' };

/** The link as browsers read it, so that the checked host is the opened one; null for anything but a web address. */
function destinationOf(url: string | undefined): URL | null {
  return url !== undefined && isLink(url) ? URL.parse(url) : null;
}

function verdictOn({ href }: URL, { handler, origin }: PageContext): Promise<InsideAnswer> {
  const query = new URLSearchParams({ check_only: 'true', url: href });
  return handler(new Request(`${origin.baseUrl}/v3/offsite/?${query}`));
}

function isOpened({ json }: InsideAnswer): boolean {
  const { resource_response: response } = (json ?? {}) as Partial<Envelope<{ redirect_status?: unknown }>>;
  return response?.data?.redirect_status === 'ok';
}

function withStatus(status: number, page: Response | PageDocument): Response | PageDocument {
  if (page instanceof Response) return page;
  return { ...page, status: page.status === 200 ? status : page.status };
}
