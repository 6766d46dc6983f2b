import { useMemo } from 'react';
import { sourceAddress } from '../../../../domain/cards/pin-source.ts';
import { listedDomain } from '../../../../domain/listings/listing.ts';
import { formatRoute } from '../../../../domain/routes/format-route.ts';
import { AppLink } from '../../../kit/app-link.tsx';
import { LeaveIcon } from '../../../kit/icons/leave-icon.tsx';
import { OutboundLink } from '../../../base/navigation/outbound-link.tsx';
import { useCheckAhead } from '../../../leaving/use-check-ahead.ts';
import { text } from '../../../text/language.ts';
import { useCloseupContext } from '../closeup-context.ts';
import { closeupMessages } from '../messages.en.ts';
import classes from './source-link.module.css';

/**
 * The link to the page of the pin, and one to other pins of its site; hidden when there is none or it may not be
 * followed.
 */
export function SourceLink() {
  const { pin } = useCloseupContext();
  const href = sourceAddress(pin);
  const hrefs = useMemo(() => (href === null ? [] : [href]), [href]);
  useCheckAhead(pin, hrefs);
  if (href === null) return null;
  const domain = listedDomain(pin.domain);
  return (
    <p className={classes.line}>
      <OutboundLink className={classes.source} href={href} pin={pin}>
        <bdi className={classes.host}>{pin.domain}</bdi>
        <LeaveIcon size={16} />
      </OutboundLink>
      {domain !== undefined && (
        <AppLink className={classes.more} href={formatRoute({ kind: 'source', domain })}>
          {text(closeupMessages.moreFromSite)}
        </AppLink>
      )}
    </p>
  );
}
