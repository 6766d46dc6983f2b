import { sourceAddress } from '../../../../domain/cards/pin-source.ts';
import type { Pin } from '../../../../domain/pins/pin.ts';
import { buttonClass } from '../../../kit/buttons/button-look.ts';
import classes from './card-shop-link.module.css';
import { OutboundLink } from '../../../base/navigation/outbound-link.tsx';
import { text } from '../../../text/language.ts';
import { pinsMessages } from '../messages.en.ts';

/** Links a product card to the shop. */
export function CardShopLink({ pin }: { readonly pin: Pin }) {
  const href = sourceAddress(pin);
  if (href === null) return null;
  return (
    <OutboundLink
      className={buttonClass({ wide: true }, classes.visit)}
      href={href}
      pin={pin}
      label={(leaves) => text(leaves ? pinsMessages.visitInNewTab : pinsMessages.visit)}
    >
      {text(pinsMessages.visit)}
    </OutboundLink>
  );
}
