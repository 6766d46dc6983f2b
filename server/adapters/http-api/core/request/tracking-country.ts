import type { ConsentRecord } from '../../../../application/ports/records.ts';
import { countryOfCode } from '../../../../../src/domain/settings/countries.ts';

/** Countries whose law requires consent first: the European Economic Area, United Kingdom, Switzerland. */
const ASK_FIRST: ReadonlySet<string> = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO GB CH'.split(
    ' ',
  ),
);

/** Top-level domains of countries that are used worldwide, so they do not indicate a country. */
const PLACELESS: ReadonlySet<string> = new Set('ai cc co fm gg io la ly me so to tv ws eu'.split(' '));

/** The country of a host name's top-level domain, as ISO 3166 code; null when it does not indicate one. */
export function countryFromHost(host: string): string | null {
  const ending = /\.([a-z]{2})\.?(?::\d+)?$/.exec(host.toLowerCase())?.[1];
  if (ending === undefined || PLACELESS.has(ending)) return null;
  return ending === 'uk' ? 'GB' : countryOfCode(ending);
}

/**
 * Whether browsing may be tracked locally. The operator must list every known country of the request, and at least one
 * must be known. Analytics must not be refused, and must be accepted where the law requires consent.
 */
export function isTrackingAllowed(facts: {
  readonly fromAddress: string | null;
  readonly fromHost: string | null;
  readonly allowed: ReadonlySet<string>;
  readonly consent: ConsentRecord;
  /** The browser sends a privacy signal. It counts as a refusal when no decision was made. */
  readonly refusesBySignal: boolean;
}): boolean {
  const countries = [facts.fromAddress, facts.fromHost].filter((country) => country !== null);
  if (countries.length === 0 || !countries.every((country) => facts.allowed.has(country))) return false;
  const mustAsk = countries.some((country) => ASK_FIRST.has(country));
  const decided = facts.consent.decidedAt !== null;
  return facts.consent.analytics || (!decided && !mustAsk && !facts.refusesBySignal);
}
