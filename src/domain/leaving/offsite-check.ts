import type { PinId } from '../ids/ids.ts';
import { isExternalUrl, type OwnHosts } from '../links/external-link.ts';
import type { LinkVerdict } from '../links/link-verdict.ts';
import { isPromoted, type PromotionFacts } from '../sponsorship/promoted.ts';

/** A check that takes longer counts as failed, and the link opens. ms */
export const OFFSITE_CHECK_MS = 1_500;

/** An answer that is older is asked for again when a page with its link opens: the host may be blocked by now. ms */
export const OFFSITE_ANSWER_VALID_MS = 300_000;

/** The server's answer about a link. */
export type OffsiteAnswer = {
  /** For the person; empty when the link may be opened. */
  readonly message: string;
  readonly status: LinkVerdict | (string & {});
  /** Scheme, host and path; empty when unknown. */
  readonly sanitizedUrl: string;
  readonly url: string;
};

/** The reason why a link is not opened. */
export type LinkWarning = { readonly message: string; readonly url: string };

/** Where a link is. */
export type LinkPlace = {
  /** The pin of the page's address. */
  readonly pinId: PinId | null;
  /** True in the grids of pins, whose links are checked when they are saved. */
  readonly isList: boolean;
};

/** A link and its pin; null for links of no pin. */
export type CheckedLink = {
  readonly url: string;
  readonly pin: (PromotionFacts & { readonly entityId: PinId }) | null;
};

/** Whether the server is asked about a link before a click. The destinations of ads were reviewed. */
export function needsOffsiteCheck({ url, pin }: CheckedLink, place: LinkPlace, ownHosts: OwnHosts): boolean {
  if (!isExternalUrl(url, ownHosts) || (pin !== null && isPromoted(pin))) return false;
  return !place.isList || (pin !== null && pin.entityId === place.pinId);
}

const REFUSED: readonly string[] = ['blocked', 'suspicious', 'porn'] satisfies LinkVerdict[];

/** The warning of an answer; null for a link that opens, also for an unknown status. */
export function warningOf({ status, message, sanitizedUrl, url }: OffsiteAnswer): LinkWarning | null {
  return REFUSED.includes(status) ? { message, url: sanitizedUrl || url } : null;
}
