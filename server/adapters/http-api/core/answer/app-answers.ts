import type { Visit } from '../visit/visit.ts';

const METHODS = 'GET, POST, PUT, PATCH, DELETE';
const REQUEST_HEADERS = 'Content-Type, Idempotency-Key, X-CSRFToken, X-Requested-With';
/** Seconds for which browsers need not ask again. */
const PREFLIGHT_S = 600;

/**
 * What a browser is told before an app of CORS_ORIGINS sends a call. Undefined for every other request: it is answered
 * as usual, without a word about other origins.
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

/** Lets the app that has sent the request read its answer, and nobody else. */
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

/** The same for a call. The app cannot read the cookie of the security token, so a header tells it. */
export function callAnswer(answer: Response, visit: Visit): Response {
  const token = visit.facts.appOrigin === null ? null : visit.heldToken;
  if (token !== null) answer.headers.set('X-CSRFToken', token);
  return readableByApp(answer, visit);
}
