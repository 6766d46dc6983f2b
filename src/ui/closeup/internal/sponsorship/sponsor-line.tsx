import { observer } from 'mobx-react-lite';
import { isPromoted } from '../../../../domain/sponsorship/promoted.ts';
import { sponsorLabel } from '../../../../domain/sponsorship/sponsor-label.ts';
import { partnershipSay } from '../../../../domain/sponsorship/partnership-say.ts';
import { profileLink } from '../../../../domain/users/profile-link.ts';
import { useApp } from '../../../base/app-context.ts';
import { lazyComponent } from '../../../base/lazy/lazy-component.tsx';
import { useHydrating } from '../../../kit/use-hydrating.ts';
import { AppLink } from '../../../kit/app-link.tsx';
import { text } from '../../../text/language.ts';
import { useCloseupContext } from '../closeup-context.ts';
import classes from './sponsor-line.module.css';

const PartnershipQuestion = lazyComponent(
  async () => (await import('./partnership-question.tsx')).PartnershipQuestion,
);

/** The sponsor of an open pin, with a link to the promoter. The question to its sponsor and its creator is below. */
export const SponsorLine = observer(function SponsorLine() {
  const { pin } = useCloseupContext();
  const isServed = useHydrating();
  const { context, session } = useApp().stores;
  const label = sponsorLabel(pin, context.groups);
  const say = partnershipSay(pin.sponsorship, session.memberId);
  const href = isPromoted(pin) && pin.promoter !== null ? profileLink(pin.promoter) : null;
  return (
    <>
      {label !== null && (
        <p className={classes.line}>
          {href === null ? <bdi>{text(label)}</bdi> : <AppLink href={href}>{text(label)}</AppLink>}
        </p>
      )}
      {!isServed && say !== null && <PartnershipQuestion key={pin.entityId} pin={pin} say={say} />}
    </>
  );
});
