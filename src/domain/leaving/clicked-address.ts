import { sourceAddress } from '../cards/pin-source.ts';
import { clickDestination, type ClickSituation } from '../pins/clickthrough.ts';
import type { Pin } from '../pins/pin.ts';
import { isPromoted } from '../sponsorship/promoted.ts';

/**
 * The address that a click on a shown link opens. Pages show the same address to everybody; a device and a choice of
 * cookies may have one of their own.
 */
export function clickedAddress(
  url: string,
  pin: Pin | null,
  situation: Omit<ClickSituation, 'isPromoted'>,
): string {
  if (pin === null || url !== sourceAddress(pin)) return url;
  return clickDestination(pin, { ...situation, isPromoted: isPromoted(pin) }) ?? url;
}
