import { parseHttpUrl } from '../../../src/domain/links/http-url.ts';
import type { PromotionTerms } from '../../../src/domain/promotions/promotion.ts';
import type { PinRecord } from '../ports/records.ts';
import type { LinkVerdicts } from '../ports/web/link-verdicts.ts';

/** Where an ad leads; null when nowhere. */
export function adTarget(
  { destinationUrl }: Pick<PromotionTerms, 'destinationUrl'>,
  pin: Pick<PinRecord, 'link'> | undefined,
): string | null {
  return destinationUrl ?? pin?.link ?? null;
}

/** Whether ads may lead there: not to a site that is on the operator's list. */
export function mayLeadTo(target: string | null, links: Pick<LinkVerdicts, 'verdictOn'>): boolean {
  const host = target === null ? null : parseHttpUrl(target)?.host;
  return !host || links.verdictOn(host) === 'ok';
}
