import { observer } from 'mobx-react-lite';
import { isPromoted } from '../../domain/sponsorship/promoted.ts';
import { sponsorLabel } from '../../domain/sponsorship/sponsor-label.ts';
import { sponsorsSay } from '../../domain/sponsorship/sponsors-say.ts';
import { profileLink } from '../../domain/users/profile-link.ts';
import { useApp } from '../app/app-context.ts';
import { latePart } from '../app/late-part.tsx';
import { useHydrating } from '../app/use-hydrating.ts';
import { AppLink } from '../kit/app-link.tsx';
import { useCloseupContext } from './closeup-context.ts';
import classes from './sponsor-line.module.css';

const SponsorsQuestion = latePart(async () => (await import('./sponsors-question.tsx')).SponsorsQuestion);

/** Who pays for an open pin, with the way to whoever promotes it; who is named as its sponsor is asked below. */
export const SponsorLine = observer(function SponsorLine() {
  const { pin } = useCloseupContext();
  const isServed = useHydrating();
  const { groups, viewer } = useApp().stores.session;
  const label = sponsorLabel(pin, groups);
  const say = sponsorsSay(pin.sponsorship, viewer?.viewerType === 'LOGGED_IN' ? viewer.entityId : null);
  const href = isPromoted(pin) && pin.promoter !== null ? profileLink(pin.promoter) : null;
  return (
    <>
      {label !== '' && (
        <p className={classes.line}>
          {href === null ? <bdi>{label}</bdi> : <AppLink href={href}>{label}</AppLink>}
        </p>
      )}
      {!isServed && say !== null && <SponsorsQuestion key={pin.entityId} pin={pin} say={say} />}
    </>
  );
});
