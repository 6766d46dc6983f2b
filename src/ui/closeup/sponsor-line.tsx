import { observer } from 'mobx-react-lite';
import { isPromoted } from '../../domain/sponsorship/promoted.ts';
import { sponsorLabel } from '../../domain/sponsorship/sponsor-label.ts';
import { profileLink } from '../../domain/users/profile-link.ts';
import { useApp } from '../app/app-context.ts';
import { AppLink } from '../kit/app-link.tsx';
import { useCloseupContext } from './closeup-context.ts';
import classes from './sponsor-line.module.css';

/** Who pays for an open pin, with the way to whoever promotes it. */
export const SponsorLine = observer(function SponsorLine() {
  const { pin } = useCloseupContext();
  const { groups } = useApp().stores.session;
  const label = sponsorLabel(pin, groups);
  if (label === '') return null;
  const href = isPromoted(pin) && pin.promoter !== null ? profileLink(pin.promoter) : null;
  return (
    <p className={classes.line}>
      {href === null ? <bdi>{label}</bdi> : <AppLink href={href}>{label}</AppLink>}
    </p>
  );
});
