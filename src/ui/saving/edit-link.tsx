import { observer } from 'mobx-react-lite';
import type { FeedSource } from '../../application/ports/feed-gateway.ts';
import { showsEditButton } from '../../domain/permissions/edit-button.ts';
import type { Pin } from '../../domain/pins/pin.ts';
import { isOwnProfileGrid } from '../../domain/surfaces/surface.ts';
import { formatRoute } from '../../domain/routes/format-route.ts';
import { useApp } from '../app/app-context.ts';
import { surfaceOf } from '../feeds/surface-of.ts';
import { AppLink } from '../kit/app-link.tsx';
import { PencilIcon } from '../kit/icons/pencil-icon.tsx';
import classes from './edit-link.module.css';

export type EditLinkProps = {
  readonly pin: Pin;
  /** The list that the pin stands in. */
  readonly source: FeedSource;
};

/** The round button on a card that leads to the page where its pin is edited. */
export const EditLink = observer(function EditLink({ pin, source }: EditLinkProps) {
  const { viewer } = useApp().stores.session;
  const viewerId = viewer?.viewerType === 'LOGGED_IN' ? viewer.entityId : null;
  if (!showsEditButton(pin, { viewerId, isOwnProfileGrid: isOwnProfileGrid(surfaceOf(source, viewer)) }))
    return null;
  return (
    <AppLink
      className={classes.edit}
      href={formatRoute({ kind: 'pin-edit', pinId: pin.entityId })}
      aria-label="Edit Pin"
      title="Edit Pin"
    >
      <PencilIcon size={16} />
    </AppLink>
  );
});
