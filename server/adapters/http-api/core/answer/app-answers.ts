import type { Visit } from '../visit/visit.ts';

const METHODS = 'GET, POST, PUT, PATCH, DELETE';
const REQUEST_HEADERS = 'Content-Type, Idempotency-Key, X-CSRFToken, X-Requested-With';
/** Seconds for which browsers cache the preflight response. */
const PREFLIGHT_S = 600;

/**
 * The response to the CORS preflight of an app of CORS_ORIGINS. Undefined for every other request, which gets its usual
 * response without CORS headers.
 */
export function preflightAnswer({ method, headers }: Request, visit: Visit): Response | undefined {
  const isPreflight = method === 'OPTIONS' && headers.has('access-control-request-method');
  if (!isPreflight || visit.facts.appOrigin === null) return undefined;
  const allowed = {
    'Access-Control-Allow-Methods': METHODS,
    'Access-Control-Allow-Headers': REQUEST_HEADERS,
    'Access-Control-Max-Age': String(PREFLIGHT_S),
  };
  return readableByApp(new Response(null, { status: 204, headers: allowed }), visit);
}

/** Adds the CORS headers that let the app of the request, and no other site, read the response. */
export function readableByApp(answer: Response, visit: Visit): Response {
  const { appOrigin, isOpenToApps } = visit.facts;
  if (isOpenToApps) answer.headers.append('Vary', 'Origin');
  if (appOrigin !== null) {
    answer.headers.set('Access-Control-Allow-Origin', appOrigin);
    answer.headers.set('Access-Control-Allow-Credentials', 'true');
    answer.headers.set('Access-Control-Expose-Headers', 'X-CSRFToken');
  }
  return answer;
}

/** The CORS headers of a call. The app cannot read the cookie of the CSRF token, so a header carries the token. */
export function callAnswer(answer: Response, visit: Visit): Response {
  const token = visit.facts.appOrigin === null ? null : visit.heldToken;
  if (token !== null) answer.headers.set('X-CSRFToken', token);
  return readableByApp(answer, visit);
}
