import { observer } from 'mobx-react-lite';
import { reactionTotal } from '../../../../domain/feedback/reactions.ts';
import type { Pin } from '../../../../domain/pins/pin.ts';
import { useApp } from '../../../base/app-context.ts';
import { lazyComponent } from '../../../base/lazy/lazy-component.tsx';
import { useHydrating } from '../../../kit/use-hydrating.ts';
import classes from '../closeup.module.css';

const PinReactions = lazyComponent(
  async () => (await import('../../../feedback/pin-reactions.tsx')).PinReactions,
);

/** The reactions to a pin, with a button for members; the code is loaded after the pin. */
export const CloseupReactions = observer(function CloseupReactions({ pin }: { readonly pin: Pin }) {
  const isServed = useHydrating();
  const isMember = useApp().stores.session.kind === 'full';
  if (!isMember && reactionTotal(pin) === 0) return null;
  return <div className={classes.reactions}>{!isServed && <PinReactions pin={pin} />}</div>;
});
