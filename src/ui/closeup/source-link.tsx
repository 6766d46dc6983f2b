import { sourceAddress } from '../../domain/cards/pin-source.ts';
import { linkTarget } from '../../domain/links/external-link.ts';
import { useApp } from '../app/app-context.ts';
import { LeaveIcon } from '../kit/icons/leave-icon.tsx';
import { useCloseupContext } from './closeup-context.ts';
import classes from './source-link.module.css';

/** The way to the page that the pin points to; nothing when there is none or it may not be followed. */
export function SourceLink() {
  const { pin } = useCloseupContext();
  const { site } = useApp();
  const href = sourceAddress(pin);
  if (href === null) return null;
  return (
    <a
      className={classes.source}
      data-leaves={pin.entityId}
      href={href}
      target={linkTarget(href, [new URL(site.origin).hostname])}
      rel="nofollow noopener"
    >
      <bdi className={classes.host}>{pin.domain}</bdi>
      <LeaveIcon size={16} />
    </a>
  );
}
