import { isRestricted } from '../../../../application/accounts/ending/account-state.ts';
import { CallFailure } from './call-failure.ts';
import type { RawOptions } from '../request/call-input.ts';
import { comesFromThisSite } from '../request/csrf.ts';
import type { Call } from './define-call.ts';
import { isLimited, type Viewer } from '../visit/viewer.ts';
import type { Visit } from '../visit/visit.ts';

/**
 * A write must come from our own pages or from an app of CORS_ORIGINS.
 *
 * @throws {CallFailure} 403/3
 */
export function checkCsrf(visit: Visit, publicUrl: string | null): void {
  const token = visit.validToken;
  if (token === null || visit.facts.headers.get('x-csrftoken') !== token)
    throw new CallFailure('csrf_failed', { detail: 'X-CSRFToken' });
  if (!isFromHere(visit, publicUrl)) throw new CallFailure('csrf_failed', { detail: 'origin' });
}

/**
 * A form without script carries no token, so the browser itself must name one of our pages as its sender. Every browser
 * does, for a form that is posted.
 *
 * @throws {CallFailure} 403/3
 */
export function checkForm(visit: Visit, publicUrl: string | null): void {
  const { headers } = visit.facts;
  const isNamed = headers.has('origin') || headers.has('referer') || headers.has('sec-fetch-site');
  if (!isNamed || !isFromHere(visit, publicUrl)) throw new CallFailure('csrf_failed', { detail: 'origin' });
}

/**
 * A read that makes this server fetch from other sites must come from our own pages or those apps, so that a link of
 * another site cannot start it.
 *
 * @throws {CallFailure} 403/7
 */
export function checkReach(call: Pick<Call, 'asksOthers'>, visit: Visit, publicUrl: string | null): void {
  if (call.asksOthers === true && !isFromHere(visit, publicUrl))
    throw new CallFailure('forbidden', { detail: 'origin' });
}

function isFromHere({ facts: { headers, origin, appOrigin } }: Visit, publicUrl: string | null): boolean {
  if (appOrigin !== null) return true;
  const own = `${origin.scheme}://${origin.host}`;
  const origins = publicUrl === null ? [own] : [own, new URL(publicUrl).origin];
  return comesFromThisSite(headers, origins);
}

/** @throws {CallFailure} 401/2, 403/10, 403/12, 404/11 */
export function checkViewer(
  call: Pick<Call, 'who' | 'allowsRestricted'>,
  viewer: Viewer,
  isWrite: boolean,
): void {
  if (call.who === 'A') return;
  if (viewer.kind === 'visitor') throw new CallFailure('authentication_required');
  if (call.who === 'L') return;
  if (isLimited(viewer)) throw new CallFailure('limited_login');
  if (call.who === 'O' && !viewer.user.isOperator) throw new CallFailure('unknown_call');
  if (isWrite && isRestricted(viewer.user) && call.allowsRestricted !== true) {
    throw new CallFailure('account_restricted');
  }
}

/**
 * Callers act for themselves only: `orbac_subject_id`, where a call reads it, must be the caller.
 *
 * @throws {CallFailure} 403/13
 */
export function checkProfile(values: Readonly<Record<string, unknown>>, viewer: Viewer): void {
  const profile = values['orbac_subject_id'];
  const own = viewer.kind === 'user' ? viewer.user.id : undefined;
  if (profile !== undefined && profile !== own) throw new CallFailure('profile_not_usable');
}

/**
 * `user_id` and `username` of a write must be those of the caller, unless they are parameters of the call: then they
 * are its subject.
 *
 * @throws {CallFailure} 403/7
 */
export function checkActor({ params }: Pick<Call, 'params'>, viewer: Viewer, options: RawOptions): void {
  if (viewer.kind === 'visitor') return;
  const { id, username } = viewer.user;
  const own = { user_id: id as string, username: username.toLowerCase() };
  const read = new Set(Object.entries(params).flatMap(([name, { aliases }]) => [name, ...aliases]));
  for (const [name, caller] of Object.entries(own)) {
    const said = options[name];
    if (read.has(name) || said === undefined || said === null || said === '') continue;
    if (String(said).trim().toLowerCase() !== caller) throw new CallFailure('forbidden', { detail: 'actor' });
  }
}
