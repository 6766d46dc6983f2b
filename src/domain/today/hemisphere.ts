export type Hemisphere = 'north' | 'south';

/** Countries where most people live south of the equator, by their ISO codes. */
const SOUTHERN: ReadonlySet<string> = new Set(
  [
    'AO AR AU BI BO BR BW CD CK CL EC FJ FK ID KM LS MG MU MW MZ NA NC NR NZ PE PF PG PN PY RE RW SB SC SZ TL TO',
  ]
    .concat(['TV TZ UY VU WF WS YT ZA ZM ZW'])
    .flatMap((codes) => codes.split(' ')),
);

/** Where it is winter in July. Without a known country it is not. */
export function hemisphereOf(country: string | null): Hemisphere {
  return country !== null && SOUTHERN.has(country.toUpperCase()) ? 'south' : 'north';
}
