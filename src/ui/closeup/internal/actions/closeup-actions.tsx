import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { showsEditButton } from '../../../../domain/permissions/edit-button.ts';
import { formatRoute } from '../../../../domain/routes/format-route.ts';
import { useApp } from '../../../base/app-context.ts';
import { lazyComponent } from '../../../base/lazy/lazy-component.tsx';
import { whenIdle } from '../../../base/lazy/when-idle.ts';
import { useHydrating } from '../../../kit/use-hydrating.ts';
import { AppLink } from '../../../kit/app-link.tsx';
import { PencilIcon } from '../../../kit/icons/pencil-icon.tsx';
import { useLeaveDeletedPin } from '../../../pins/use-leave-deleted-pin.ts';
import { SaveButton } from '../../../saving/save-button.tsx';
import { cardToolMessages } from '../../../card-tools/messages.en.ts';
import { text } from '../../../text/language.ts';
import { useCloseupContext } from '../closeup-context.ts';
import classes from './closeup-actions.module.css';

const CloseupTools = lazyComponent(async () => (await import('./closeup-tools.tsx')).CloseupTools);

/** The actions on an open pin: editing if allowed, sharing and others, and saving. */
export const CloseupActions = observer(function CloseupActions() {
  const { pin } = useCloseupContext();
  const { memberId: viewerId } = useApp().stores.session;
  // The picture has priority; the save controls are prepared when there is time.
  const [near, setNear] = useState(false);
  useEffect(() => whenIdle(() => setNear(true)), []);
  const isServed = useHydrating();
  const onRemoved = useLeaveDeletedPin(pin);
  return (
    <div className={classes.actions} data-closeup="">
      {viewerId !== null && (
        <div className={classes.tools}>
          {showsEditButton(pin, { viewerId, isOwnProfileGrid: false }) && (
            <AppLink
              className={classes.tool}
              href={formatRoute({ kind: 'pin-edit', pinId: pin.entityId })}
              aria-label={text(cardToolMessages.editPin)}
              title={text(cardToolMessages.editPin)}
            >
              <PencilIcon size={24} />
            </AppLink>
          )}
          {!isServed && <CloseupTools pin={pin} />}
        </div>
      )}
      <SaveButton pin={pin} near={near} look="closeup" onRemoved={onRemoved} />
    </div>
  );
});
