import { parseRoute } from '../parse-route.ts';
import { safeNextPath } from '../safe-next-path.ts';
import { splitAddress } from '../split-address.ts';

/**
 * The address after an invited person's login: the board of the `board_url` parameter, ready to accept the invite
 * (`accept_invite=true&seamless=true`), with its other parameters. `undefined` for everything but the path of a board
 * on this site.
 */
export function boardUrlPath(value: string | null | undefined): string | undefined {
  const safe = safeNextPath(value);
  if (safe === undefined) return undefined;
  const address = splitAddress(safe);
  if (parseRoute(address).route.kind !== 'board') return undefined;
  const kept = address.search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !/^(accept_invite|seamless)(=|$)/.test(pair));
  const query = [...kept, 'accept_invite=true', 'seamless=true'].join('&');
  return `${address.pathname}?${query}${address.hash}`;
}
