import type { Secrets } from '../ports/surroundings.ts';

/** The target of a click, and its pin. */
export type OffsiteTarget = {
  readonly url: string;
  readonly pinId: string | null;
  readonly isThirdPartyAd: boolean;
};

const HOUR_MS = 3_600_000;
const LIFE_HOURS = 24;

/** The start of the hour of this time. Tokens of one hour are equal, so that responses can be cached. */
export function offsiteHour(now: number): number {
  return now - (now % HOUR_MS);
}

/** Signs an outbound address of this server; valid for at most 24 hours. */
export function issueOffsiteToken(
  secrets: Pick<Secrets, 'sign'>,
  target: OffsiteTarget,
  now: number,
): string {
  const hour = (offsiteHour(now) / HOUR_MS + LIFE_HOURS).toString(36);
  return `${hour}.${secrets.sign('offsite', signedText(target, hour)).slice(0, 32)}`;
}

/** Whether this server has issued the token for this target, and it is not expired. */
export function isOffsiteTokenFor(
  secrets: Pick<Secrets, 'verify'>,
  token: string,
  target: OffsiteTarget,
  now: number,
): boolean {
  const [, hour, signature] = /^([0-9a-z]{1,9})\.([0-9a-f]{32})$/.exec(token) ?? [];
  if (hour === undefined || signature === undefined) return false;
  const ends = Number.parseInt(hour, 36) * HOUR_MS;
  return now < ends && secrets.verify('offsite', signedText(target, hour), signature);
}

function signedText({ url, pinId, isThirdPartyAd }: OffsiteTarget, hour: string): string {
  return JSON.stringify([hour, url, pinId, isThirdPartyAd]);
}
