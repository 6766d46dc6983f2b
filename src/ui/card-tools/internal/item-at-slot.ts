import { pinAtSlot } from '../../../domain/carousels/pin-at-slot.ts';
import { cardTitle, type FooterPart } from '../../../domain/cards/footer-parts.ts';
import { domainOf } from '../../../domain/links/http-url.ts';
import type { Pin } from '../../../domain/pins/pin.ts';
import type { PinGridItem } from '../../pins/card/pin-grid-item.ts';
import { cardName } from '../../pins/pin-names.ts';

/** The card of a carousel at one of its slots, with the shape and the lines for which its grid has reserved space. */
export function itemAtSlot(item: PinGridItem, slot: number): PinGridItem {
  const pin = pinAtSlot(item.pin, slot);
  if (pin === item.pin) return item;
  return { ...item, pin, label: cardName(pin), parts: item.parts.map((part) => partOf(pin, part)) };
}

function partOf(pin: Pin, part: FooterPart): FooterPart {
  if (part.kind === 'title') return { ...part, text: cardTitle(pin) };
  const domain = pin.link && domainOf(pin.link);
  if (part.kind !== 'source' || part.source.kind !== 'domain' || !domain) return part;
  return { ...part, source: { ...part.source, domain } };
}
