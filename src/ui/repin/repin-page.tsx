import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { pinAltText } from '../../domain/pins/pin-image.ts';
import type { Pin } from '../../domain/pins/pin.ts';
import { formatRoute } from '../../domain/routes/format-route.ts';
import type { RouteOf } from '../../domain/routes/route.ts';
import { REPIN_ANIMATION_MS } from '../../domain/saving/save-messages.ts';
import { savedPlace, savedText } from '../../domain/saving/saved-place.ts';
import { useApp } from '../base/app-context.ts';
import { useIsDialogPage } from '../base/navigation/dialog-page.ts';
import type { PageOf } from '../base/navigation/page.ts';
import { useNavigateFromHere } from '../base/navigation/use-navigate-from-here.ts';
import { BoardPicker } from '../saving/board-picker.tsx';
import type { SaveTarget } from '../saving/save-target.ts';
import type { SavingParts } from '../saving/saving-parts.tsx';
import { WithSavingParts } from '../saving/with-saving-parts.tsx';
import { RepinConfirmation } from './internal/repin-confirmation.tsx';
import classes from './internal/repin-page.module.css';
import { text } from '../text/language.ts';
import { repinMessages } from './internal/messages.en.ts';

const RepinView = observer(function RepinView({ route }: { readonly route: RouteOf<'pin-repin'> }) {
  const { stores } = useApp();
  const navigate = useNavigateFromHere();
  const inDialog = useIsDialogPage();
  const [saved, setSaved] = useState<SaveTarget | null>(null);
  const isMoving = useRef(false);
  const pin = stores.pins.findByName(route.pinId);
  const closeup = formatRoute({ kind: 'pin', pinId: route.pinId });

  useEffect(() => {
    if (saved === null) return undefined;
    const timer = setTimeout(() => void navigate(closeup, { replace: true }), REPIN_ANIMATION_MS);
    return () => clearTimeout(timer);
  }, [saved, closeup, navigate]);

  if (pin === undefined) return null;
  if (saved !== null)
    return <RepinConfirmation pin={pin} text={text(savedText(savedPlace(saved.board, saved.section)))} />;

  const isEditing = route.isEditingPin === true;
  const leave = () => void (inDialog ? navigate(-1) : navigate(closeup, { replace: true }));
  const choose = async ({ viewModel }: SavingParts, target: SaveTarget) => {
    if (isEditing) {
      if (isMoving.current) return;
      isMoving.current = true;
      let isMoved = false;
      try {
        isMoved = await viewModel.move(pin, target);
      } finally {
        isMoving.current = isMoved;
      }
      if (isMoved) leave();
      return;
    }
    const copy = await viewModel.saveTo(pin, target, {
      toastDelayMs: inDialog ? 0 : REPIN_ANIMATION_MS,
      listStays: true,
    });
    if (copy === undefined) return;
    if (inDialog) leave();
    else setSaved(target);
  };
  const picker = (
    <div className={classes.picker}>
      <WithSavingParts route={route}>
        {(parts) => (
          <BoardPicker
            boards={parts.boards}
            pinId={pin.entityId}
            verb={text(isEditing ? repinMessages.move : repinMessages.save)}
            saves={!isEditing}
            chosen={isEditing ? { board: pin.board, section: null } : null}
            onChoose={(target) => void choose(parts, target)}
          />
        )}
      </WithSavingParts>
    </div>
  );
  if (inDialog) return picker;
  return (
    <div className={classes.page}>
      <PinPreview pin={pin} />
      <h1 className={classes.title}>{text(isEditing ? repinMessages.titleMove : repinMessages.title)}</h1>
      <div className={classes.choice}>{picker}</div>
    </div>
  );
});

function PinPreview({ pin }: { readonly pin: Pin }) {
  const picture = pin.imageSpec['474x'] ?? pin.imageSpec['236x'];
  if (picture === undefined) return null;
  return (
    <img
      className={classes.picture}
      src={picture.url}
      width={picture.width}
      height={picture.height}
      alt={pinAltText(pin)}
    />
  );
}

/** The save page of a pin; with a copy, it moves that copy. */
export const page: PageOf<'pin-repin'> = {
  View: RepinView,
  async load(route, { services, stores }) {
    const pin = await services.pins.find(route.pinId);
    if (pin === undefined) return { kind: 'not-found' };
    stores.pins.putNamed(route.pinId, pin);
    const title = route.isEditingPin === true ? repinMessages.titleMove : repinMessages.title;
    return { kind: 'ready', head: { title, noindex: true } };
  },
};
