import type { Secrets } from '../ports/surroundings.ts';

/** Where a click leads, and from where. */
export type OffsiteTarget = {
  readonly url: string;
  readonly pinId: string | null;
  readonly isThirdPartyAd: boolean;
};

const HOUR_MS = 3_600_000;
const LIFE_HOURS = 24;

/** When the hour of this moment began. Tokens of one hour are the same, so that answers stay alike. */
export function offsiteHour(now: number): number {
  return now - (now % HOUR_MS);
}

/** Proves that an address of the way out was made here, for at most 24 hours. */
export function issueOffsiteToken(
  secrets: Pick<Secrets, 'sign'>,
  target: OffsiteTarget,
  now: number,
): string {
  const hour = (offsiteHour(now) / HOUR_MS + LIFE_HOURS).toString(36);
  return `${hour}.${secrets.sign('offsite', signedText(target, hour)).slice(0, 32)}`;
}

/** Was this token issued here for this target, and does it still count? */
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
