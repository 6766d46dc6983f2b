import { sourceAddress } from '../../../domain/cards/pin-source.ts';
import { domainOf } from '../../../domain/links/http-url.ts';
import type { Pin } from '../../../domain/pins/pin.ts';
import { actionBarDomainText } from '../../../domain/text/truncation.ts';
import { LeaveIcon } from '../../kit/icons/leave-icon.tsx';
import { OutboundLink } from '../../base/navigation/outbound-link.tsx';
import { text } from '../../text/language.ts';
import { cardMenuMessages } from './messages.en.ts';
import classes from './source-pill.module.css';

/** A link over the picture to the site from which a pin comes. */
export function SourcePill({ pin }: { readonly pin: Pin }) {
  const address = sourceAddress(pin);
  const domain = address && domainOf(address);
  if (!address || !domain) return null;
  const shown = actionBarDomainText(domain);
  return (
    <OutboundLink
      className={classes.pill}
      href={address}
      pin={pin}
      label={(leaves) =>
        text(leaves ? cardMenuMessages.sourceInNewTab : cardMenuMessages.source, { domain: shown })
      }
    >
      <LeaveIcon size={16} />
      <bdi className={classes.domain}>{shown}</bdi>
    </OutboundLink>
  );
}
