import { observer } from 'mobx-react-lite';
import { showsEditButton } from '../../../domain/permissions/edit-button.ts';
import { isOwnProfileGrid } from '../../../domain/surfaces/surface.ts';
import { formatRoute } from '../../../domain/routes/format-route.ts';
import { useApp } from '../../base/app-context.ts';
import { AppLink } from '../../kit/app-link.tsx';
import { PencilIcon } from '../../kit/icons/pencil-icon.tsx';
import type { PinGridItem } from '../../pins/card/pin-grid-item.ts';
import { text } from '../../text/language.ts';
import { cardToolMessages } from '../messages.en.ts';
import classes from './bar-button.module.css';

/** The round button on a card that links to the page for editing its pin. */
export const EditLink = observer(function EditLink({ item }: { readonly item: PinGridItem }) {
  const { memberId: viewerId } = useApp().stores.session;
  if (!showsEditButton(item.pin, { viewerId, isOwnProfileGrid: isOwnProfileGrid(item.surface) })) return null;
  const name = text(cardToolMessages.editPin);
  return (
    <AppLink
      className={classes.button}
      href={formatRoute({ kind: 'pin-edit', pinId: item.pin.entityId })}
      aria-label={name}
      title={name}
    >
      <PencilIcon size={16} />
    </AppLink>
  );
});
