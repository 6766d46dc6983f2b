import { observer } from 'mobx-react-lite';
import { formatRoute } from '../../domain/routes/format-route.ts';
import type { RouteOf } from '../../domain/routes/route.ts';
import { useApp } from '../base/app-context.ts';
import { useIsDialogPage } from '../base/navigation/dialog-page.ts';
import type { PageOf } from '../base/navigation/page.ts';
import { useNavigateFromHere } from '../base/navigation/use-navigate-from-here.ts';
import { useLeaveDeletedPin } from '../pins/use-leave-deleted-pin.ts';
import { WithSavingParts } from '../saving/with-saving-parts.tsx';
import { PinEditForm } from './internal/pin-edit-form.tsx';
import classes from './internal/pin-edit-page.module.css';
import { text } from '../text/language.ts';
import { pinEditMessages } from './internal/messages.en.ts';

const PinEditView = observer(function PinEditView({ route }: { readonly route: RouteOf<'pin-edit'> }) {
  const { stores } = useApp();
  const navigate = useNavigateFromHere();
  const inDialog = useIsDialogPage();
  const pin = stores.pins.findByName(route.pinId);
  const deleted = useLeaveDeletedPin(pin);
  if (pin === undefined) return null;

  const leave = (address: string) => void (inDialog ? navigate(-1) : navigate(address, { replace: true }));
  const form = (
    <WithSavingParts route={route}>
      {(parts) => (
        <PinEditForm
          key={pin.entityId}
          pin={pin}
          parts={parts}
          onDone={() => leave(formatRoute({ kind: 'pin', pinId: route.pinId }))}
          onDeleted={deleted}
        />
      )}
    </WithSavingParts>
  );
  if (inDialog) return form;
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>{text(pinEditMessages.title)}</h1>
      {form}
    </div>
  );
});

/** Edits the texts and the place of a pin, or deletes it. */
export const page: PageOf<'pin-edit'> = {
  View: PinEditView,
  async load(route, { services, stores }) {
    const pin = await services.pins.find(route.pinId);
    if (pin === undefined) return { kind: 'not-found' };
    stores.pins.putNamed(route.pinId, pin);
    if (!pin.access.includes('write'))
      return { kind: 'moved', to: formatRoute({ kind: 'pin', pinId: route.pinId }), permanent: false };
    return { kind: 'ready', head: { title: pinEditMessages.title, noindex: true } };
  },
};
