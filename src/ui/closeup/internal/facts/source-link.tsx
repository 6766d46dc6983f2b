import { sourceAddress } from '../../../../domain/cards/pin-source.ts';
import { LeaveIcon } from '../../../kit/icons/leave-icon.tsx';
import { OutboundLink } from '../../../base/navigation/outbound-link.tsx';
import { useCloseupContext } from '../closeup-context.ts';
import classes from './source-link.module.css';

/** The link to the page of the pin; hidden when there is none or it may not be followed. */
export function SourceLink() {
  const { pin } = useCloseupContext();
  const href = sourceAddress(pin);
  if (href === null) return null;
  return (
    <OutboundLink className={classes.source} href={href} pinId={pin.entityId}>
      <bdi className={classes.host}>{pin.domain}</bdi>
      <LeaveIcon size={16} />
    </OutboundLink>
  );
}
