import { decodePart, readQuery } from './query-text.ts';
import { splitAddress } from '../split-address.ts';

/** Parameters that an address may have on any page, besides the page's own. */
export interface RouteMarkers {
  readonly inviteCode?: string;
  /** Used only in event data. */
  readonly utmPai?: string;
}

const INVITE_CODE = 'invite_code';
const UTM_PAI = 'utm_pai';

export function readMarkers(search: string): RouteMarkers {
  const query = readQuery(search);
  const inviteCode = query.get(INVITE_CODE);
  const utmPai = query.get(UTM_PAI);
  return { ...(inviteCode && { inviteCode }), ...(utmPai && { utmPai }) };
}

/** The address without markers, for copying and sharing; the rest is unchanged. */
export function withoutMarkers(address: string): string {
  const { pathname, search, hash } = splitAddress(address);
  const pairs = search.slice(1).split('&');
  const kept = pairs.filter((pair) => !isMarker(pair));
  if (kept.length === pairs.length) return address;
  const rest = kept.join('&');
  return pathname + (rest === '' ? '' : `?${rest}`) + hash;
}

function isMarker(pair: string): boolean {
  const key = decodePart(pair.split('=')[0] ?? '');
  return key === INVITE_CODE || key === UTM_PAI;
}
