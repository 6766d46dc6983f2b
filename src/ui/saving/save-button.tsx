import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { Pin } from '../../domain/pins/pin.ts';
import { saveOffer } from '../../domain/saving/save-button.ts';
import { savedMessages } from '../../domain/saving/messages.en.ts';
import { originalIdOf, type ShownPlace } from '../../domain/saving/saved-copy.ts';
import { useApp } from '../base/app-context.ts';
import { buttonClass } from '../kit/buttons/button-look.ts';
import { CheckIcon } from '../kit/icons/check-icon.tsx';
import { OwnPlace } from './internal/own-place.tsx';
import classes from './internal/save-button.module.css';
import { text } from '../text/language.ts';
import { savingMessages } from './internal/messages.en.ts';

type SaveButtonProps = {
  /** The pin from its feed; later changes are read from the store. */
  readonly pin: Pin;
  /** True while the card is hovered or focused; the button then shows the place beside it. */
  readonly near: boolean;
  readonly look: 'card' | 'closeup';
  /** Called after the viewer's copy was removed here. */
  readonly onRemoved?: () => void;
};

/**
 * Saves a pin with one tap, and undoes the save with another one. The button stays the same element, so that focus is
 * never lost. The boards beside it are loaded on hover or focus.
 */
export const SaveButton = observer(function SaveButton(props: SaveButtonProps) {
  const { pin: listed, near, look, onRemoved } = props;
  const { pins, saving, session } = useApp().stores;
  const { viewer } = session;
  useEffect(() => {
    if (near) saving.prepare();
  }, [near, saving]);
  const pin = pins.find(listed.entityId) ?? listed;
  const offer = saveOffer(pin, { viewerId: viewer?.entityId ?? null });
  if (offer === 'none') return null;
  if (offer === 'own-place') return <OwnPlace pin={pin} look={look} onRemoved={onRemoved} />;

  const state = saving.stateOf(pin);
  const saved = state === 'saving' || state === 'saved';
  const { freshness = 'rest', place = pin.savedInfo } = saving.progressOf(originalIdOf(pin)) ?? {};
  const isNew = saved && freshness === 'new';
  const label =
    saved && !isNew && look === 'card'
      ? text(savingMessages.removeFrom, { place: placeName(place) })
      : undefined;
  const Place = near ? saving.parts?.SavePlace : undefined;
  return (
    <div
      className={look === 'card' ? classes.bar : classes.row}
      data-fresh={(saved && freshness !== 'rest') || undefined}
    >
      {Place !== undefined && <Place pin={pin} look={look} />}
      <button
        type="button"
        className={buttonClass(
          { kind: 'primary', size: look === 'card' ? 40 : 48 },
          saved ? classes.saved : '',
        )}
        data-save=""
        data-anchor="save_button"
        aria-busy={state === 'saving' || undefined}
        aria-label={label}
        data-tooltip={label}
        onClick={() => saving.press(pin, session.kind === 'full')}
      >
        {saved && <CheckIcon size={18} />}
        {isNew
          ? text(savingMessages.justSaved)
          : saved
            ? look === 'closeup' && text(savingMessages.saved)
            : text(savingMessages.save)}
      </button>
    </div>
  );
});

function placeName(place: ShownPlace | null): string {
  return place === null || place.type === 'profile' ? text(savedMessages.profile) : place.title;
}
