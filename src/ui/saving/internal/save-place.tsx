import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { Pin } from '../../../domain/pins/pin.ts';
import { savedMessages } from '../../../domain/saving/messages.en.ts';
import { saveForm } from '../../../domain/saving/save-target.ts';
import { originalIdOf, type ShownPlace } from '../../../domain/saving/saved-copy.ts';
import { savedIndicatorName, savedOverlayName } from '../../../domain/text/truncation.ts';
import { useApp } from '../../base/app-context.ts';
import { AppLink } from '../../kit/app-link.tsx';
import { BoardPopover } from './board-popover.tsx';
import type { SaveBoardsStore } from '../save-boards-store.ts';
import type { SaveViewModel } from './save-view-model.ts';
import classes from './save-place.module.css';
import { boardName } from '../../boards/board-name.ts';
import { text } from '../../text/language.ts';
import { savingMessages } from './messages.en.ts';

export type SavePlaceProps = { readonly pin: Pin; readonly look: 'card' | 'closeup' };

/** The element beside a save button: the board that a tap saves to, or a link to the place of the saved pin. */
export function savePlace(viewModel: SaveViewModel, boards: SaveBoardsStore) {
  const popover = (pin: Pin, look: SavePlaceProps['look'], label: string | null, name: string) => (
    <BoardPopover
      boards={boards}
      pinId={pin.entityId}
      label={label}
      name={name}
      look={look}
      onChoose={(target) => void viewModel.saveTo(pin, target)}
    />
  );
  return observer(function SavePlace({ pin, look }: SavePlaceProps) {
    const { saving, session } = useApp().stores;
    const { viewer } = session;
    const mayChoose = session.kind === 'full' && saveForm(viewer?.save_behavior) === 'inline';
    useEffect(() => {
      if (!mayChoose) return;
      void boards.know();
      void boards.knowPreselection('inline');
    }, [mayChoose]);

    const state = saving.stateOf(pin);
    if (state === 'saving' || state === 'saved') {
      const { freshness = 'rest', place = pin.savedInfo } = saving.progressOf(originalIdOf(pin)) ?? {};
      if (freshness === 'new' || place === null) return null;
      return (
        <>
          <SavedLink place={place} look={look} />
          {look === 'closeup' &&
            mayChoose &&
            state === 'saved' &&
            popover(pin, look, null, text(savingMessages.saveElsewhere))}
        </>
      );
    }
    const target = boards.preselected('inline');
    const asksFirst = boards.asksFirst('inline');
    if (!mayChoose || target === undefined) return null;
    if (asksFirst) return popover(pin, look, text(savingMessages.board), text(savingMessages.chooseBoard));
    const label = target.section?.title ?? boardName(target.board);
    return popover(pin, look, label, text(savingMessages.chooseOther, { place: label }));
  });
}

/** A link to the pin's place. */
function SavedLink({ place, look }: { readonly place: ShownPlace; readonly look: 'card' | 'closeup' }) {
  const isProfile = place.type === 'profile';
  const full = isProfile
    ? text(savedMessages.toProfile)
    : text(savedMessages.toBoard, { board: savedOverlayName(place.title) });
  return look === 'card' ? (
    <AppLink className={classes.pill} href={place.url} aria-label={full}>
      <bdi className={classes.name}>{isProfile ? full : savedIndicatorName(place.title)}</bdi>
    </AppLink>
  ) : (
    <AppLink className={classes.link} href={place.url}>
      <bdi>{full}</bdi>
    </AppLink>
  );
}
