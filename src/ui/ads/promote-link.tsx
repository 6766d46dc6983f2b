import { observer } from 'mobx-react-lite';
import type { Pin } from '../../domain/pins/pin.ts';
import { offersPromotion } from '../../domain/promotions/promote-control.ts';
import { formatRoute } from '../../domain/routes/format-route.ts';
import type { Surface } from '../../domain/surfaces/surface.ts';
import { useApp } from '../base/app-context.ts';
import { AppLink } from '../kit/app-link.tsx';
import { SparklesIcon } from '../kit/icons/sparkles-icon.tsx';
import { text } from '../text/language.ts';
import { promoteMessages } from './messages.en.ts';

/** A round button that leads to the form in which an own pin is promoted. */
export const PromoteLink = observer(function PromoteLink({
  pin,
  surface,
  className,
}: {
  readonly pin: Pin;
  readonly surface: Surface | null;
  readonly className: string | undefined;
}) {
  const { memberId: viewerId, viewer } = useApp().stores.session;
  if (!offersPromotion(pin, { viewerId, isPartner: viewer?.isPartner === true }, surface)) return null;
  const name = text(promoteMessages.promote);
  return (
    <AppLink
      className={className}
      href={formatRoute({ kind: 'quick-promote', pinId: pin.entityId })}
      aria-label={name}
      title={name}
    >
      <SparklesIcon size={16} />
    </AppLink>
  );
});
