import { openedOutside } from '../../../domain/cards/open-button.ts';
import { pinAddress } from '../../../domain/routes/pin-address.ts';
import type { NavigationState } from '../../base/navigation/navigation-state.ts';
import { usePlace } from '../../base/navigation/place.ts';
import { AppLink } from '../../kit/app-link.tsx';
import type { PinGridItem } from '../../pins/card/pin-grid-item.ts';
import { OutboundLink } from '../../base/navigation/outbound-link.tsx';
import { text } from '../../text/language.ts';
import { cardMenuMessages } from './messages.en.ts';
import classes from './source-pill.module.css';

/** Opens a pin, for visitors. */
export function OpenPill({ item: { pin, label } }: { readonly item: PinGridItem }) {
  const place = usePlace();
  const outside = openedOutside(pin);
  if (outside !== null)
    return (
      <OutboundLink
        className={classes.open}
        href={outside}
        pin={pin}
        label={(leaves) =>
          text(leaves ? cardMenuMessages.openPinInNewTab : cardMenuMessages.openPin, { pin: label })
        }
      >
        {text(cardMenuMessages.open)}
      </OutboundLink>
    );
  return (
    <AppLink
      className={classes.open}
      href={pinAddress({ pin: { id: pin.entityId, seoUrl: pin.seoUrl }, isVisitor: true })}
      state={{ over: place } satisfies NavigationState}
      aria-label={text(cardMenuMessages.openPin, { pin: label })}
    >
      {text(cardMenuMessages.open)}
    </AppLink>
  );
}
