import { originOf } from '../links/http-url.ts';
import type { Pin } from '../pins/pin.ts';

/** What the browser remembers of an ad. */
export type AttributionKind = 'click' | 'view';

/** How long the browser remembers it, in seconds, and what counts if there are several. */
const RULES = {
  click: { expiryS: 604_800, priority: 2 },
  view: { expiryS: 86_400, priority: 1 },
} as const;

/** A view of an ad or a click on it, for the browser’s attribution reporting. */
export type AttributionSource = {
  readonly kind: AttributionKind;
  readonly sourceEventId: string;
  /** The origins to which the ad leads. */
  readonly destinations: readonly string[];
  readonly expiryS: 604_800 | 86_400;
  readonly priority: 1 | 2;
  readonly advertiserId: string | null;
  readonly campaignId: string | null;
  /** Only on another host than the main one. */
  readonly hostname: string | null;
};

/** A view of an ad or a click on it; the address to which it leads is null when there is none. */
export type AttributedAd = {
  readonly kind: AttributionKind;
  readonly ad: Pick<Pin, 'attributionSourceId' | 'advertiserId' | 'campaignId'>;
  readonly url: string | null;
};

/** Null: a parameter is missing. */
export function attributionSource(
  { kind, ad, url }: AttributedAd,
  { host, mainHost }: { readonly host: string; readonly mainHost: string },
): AttributionSource | null {
  const destination = url === null ? null : originOf(url);
  const { attributionSourceId: sourceEventId, advertiserId, campaignId } = ad;
  if (!sourceEventId || destination === null) return null;
  return {
    kind,
    sourceEventId,
    destinations: [destination],
    ...RULES[kind],
    advertiserId,
    campaignId,
    hostname: host === mainHost ? null : host,
  };
}

/** What decides if ads may be attributed. */
type AttributionFacts = {
  readonly consent: { readonly marketing: boolean };
  readonly isBot: boolean;
  /** The browser sends Global Privacy Control, which counts as a refusal. */
  readonly hasPrivacySignal: boolean;
};

/** Whether the browser of this visit may be asked to remember ads. */
export function mayAttribute({ consent, isBot, hasPrivacySignal }: AttributionFacts): boolean {
  return consent.marketing && !hasPrivacySignal && !isBot;
}
