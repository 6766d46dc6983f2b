import type { ConsentRecord } from '../../../../application/ports/records.ts';
import { countryOfCode } from '../../../../../src/domain/settings/countries.ts';

/** Countries whose law asks for an explicit yes first: the European Economic Area, United Kingdom, Switzerland. */
const ASK_FIRST: ReadonlySet<string> = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO GB CH'.split(
    ' ',
  ),
);

/** Top-level domains of countries that everybody uses, so that they say nothing about the place. */
const PLACELESS: ReadonlySet<string> = new Set('ai cc co fm gg io la ly me so to tv ws eu'.split(' '));

/** The country that the host name's ending stands for, as ISO 3166 code; null when it tells nothing. */
export function countryFromHost(host: string): string | null {
  const ending = /\.([a-z]{2})\.?(?::\d+)?$/.exec(host.toLowerCase())?.[1];
  if (ending === undefined || PLACELESS.has(ending)) return null;
  return ending === 'uk' ? 'GB' : countryOfCode(ending);
}

/**
 * May browsing be remembered locally? Only when the operator lists every known country of the request, at least
 * one is known, analytics were not refused, and accepted where the law asks first.
 */
export function isTrackingAllowed(facts: {
  readonly fromAddress: string | null;
  readonly fromHost: string | null;
  readonly allowed: ReadonlySet<string>;
  readonly consent: ConsentRecord;
  /** The browser sends a privacy signal. It stands for a no where nothing was decided. */
  readonly refusesBySignal: boolean;
}): boolean {
  const known = [facts.fromAddress, facts.fromHost].filter((country) => country !== null);
  if (known.length === 0 || !known.every((country) => facts.allowed.has(country))) return false;
  const mustAsk = known.some((country) => ASK_FIRST.has(country));
  const decided = facts.consent.decidedAt !== null;
  return facts.consent.analytics || (!decided && !mustAsk && !facts.refusesBySignal);
}
