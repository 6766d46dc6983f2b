import { pageSize } from '../../../../../src/domain/limits/count-limits.ts';
import { END_BOOKMARK } from '../../../../../wire/envelope.ts';
import { NO_ADS_SHOWN, withShown } from '../../../../application/promotions/shown-ads.ts';
import type { Bookmarks } from './bookmarks.ts';
import type { PageRequest } from '../call/call-context.ts';
import { CallFailure } from '../call/call-failure.ts';
import type { RawOptions } from '../request/call-input.ts';
import type { Call, CallAnswer } from '../call/define-call.ts';
import { pageParameter } from '../request/page-request.ts';

export type RequestedPage =
  /** `list`: the fingerprint of the list; null for calls without pages. */
  | { readonly kind: 'page'; readonly page: PageRequest; readonly list: string | null }
  | { readonly kind: 'after_last' };

type Values = Readonly<Record<string, unknown>>;

/**
 * The requested page of a call.
 *
 * @throws {CallFailure} 400/5 for a token that is damaged, of another list or too old
 */
export function requestedPage(
  call: Call,
  values: Values,
  options: RawOptions,
  bookmarks: Bookmarks,
  now: number,
): RequestedPage {
  const size = pageSize(options['page_size'], call.list?.pageSize);
  const page: PageRequest = { position: null, size, startedAt: now, shownAds: NO_ADS_SHOWN };
  if (call.list === undefined) return { kind: 'page', page, list: null };
  const parameter = pageParameter(options);
  if (parameter.kind === 'after_last') return { kind: 'after_last' };
  const list = listFingerprint(call, values);
  if (parameter.kind === 'first') return { kind: 'page', page, list };
  const at = bookmarks.open(list, parameter.token);
  const { lifetime } = call.list;
  if (lifetime !== undefined && now - at.startedAt > lifetime) {
    throw new CallFailure('invalid_bookmark', { target: 'bookmarks', detail: 'too old' });
  }
  return { kind: 'page', page: { ...at, size }, list };
}

/** The token of the next page; undefined on the last page. */
export function nextToken(
  request: RequestedPage,
  answer: CallAnswer,
  bookmarks: Bookmarks,
): string | undefined {
  const { next, ads = [] } = answer;
  if (request.kind === 'after_last' || request.list === null) return undefined;
  if (next === undefined || next === null) return undefined;
  const { startedAt, shownAds } = request.page;
  return bookmarks.seal(request.list, { position: next, startedAt, shownAds: withShown(shownAds, ads) });
}

/** The value of `bookmarks` in the echo. */
export function bookmarksEcho(token: string | undefined): readonly string[] {
  return [token ?? END_BOOKMARK];
}

/** Identifies a list: the call, or its family, and its options. */
function listFingerprint(call: Call, values: Values): string {
  const { family = call.endpointName, ignoring = [] } = call.list ?? {};
  const parts = Object.entries(values)
    .filter(([name, value]) => value !== undefined && name !== 'page_size' && !ignoring.includes(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([family, parts]);
}
