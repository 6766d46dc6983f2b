import { sourceAddress } from '../../../domain/cards/pin-source.ts';
import { domainOf } from '../../../domain/links/http-url.ts';
import type { Pin } from '../../../domain/pins/pin.ts';
import { actionBarDomainText } from '../../../domain/text/truncation.ts';
import { LeaveIcon } from '../../kit/icons/leave-icon.tsx';
import { OutboundLink } from '../../base/navigation/outbound-link.tsx';
import classes from './source-pill.module.css';

/** A link over the picture to the site from which a pin comes. */
export function SourcePill({ pin }: { readonly pin: Pin }) {
  const address = sourceAddress(pin);
  const domain = address && domainOf(address);
  if (!address || !domain) return null;
  return (
    <OutboundLink
      className={classes.pill}
      href={address}
      pinId={pin.entityId}
      label={(leaves) => `${actionBarDomainText(domain)}, opens the source${leaves ? ' in a new tab' : ''}`}
    >
      <LeaveIcon size={16} />
      <bdi className={classes.domain}>{actionBarDomainText(domain)}</bdi>
    </OutboundLink>
  );
}
