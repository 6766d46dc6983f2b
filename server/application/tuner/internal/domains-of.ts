import { domainOf } from '../../../../src/domain/links/http-url.ts';
import type { DomainSource } from '../feed-source.ts';
import type { DonePin } from './recent-history.ts';

/** The websites of these pins, those with the most pins first; of a tie the one that came up last. */
export function domainsOf(history: readonly DonePin[]): readonly DomainSource[] {
  const domains = new Map<string, DomainSource>();
  for (const { pin } of history) {
    const name = pin.pin.link === null ? null : domainOf(pin.pin.link);
    if (name === null) continue;
    const { pinCount, newest } = domains.get(name) ?? { pinCount: 0, newest: pin };
    domains.set(name, { name, pinCount: pinCount + 1, newest });
  }
  return [...domains.values()].sort((one, other) => other.pinCount - one.pinCount);
}
