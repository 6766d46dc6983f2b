import { observer } from 'mobx-react-lite';
import { useState, type MouseEvent } from 'react';
import { favoriteCountText } from '../../domain/permissions/favorite.ts';
import type { Pin } from '../../domain/pins/pin.ts';
import { useApp } from '../base/app-context.ts';
import { animateReaction } from '../feedback/animate-reaction.ts';
import { classNames } from '../kit/class-names.ts';
import { StarIcon } from '../kit/icons/star-icon.tsx';
import { text } from '../text/language.ts';
import { changeFavorite } from './internal/change-favorite.ts';
import classes from './internal/favorite-button.module.css';
import { pinActionMessages } from './messages.en.ts';

type FavoriteButtonProps = {
  readonly pin: Pin;
  readonly look: 'card' | 'closeup';
};

/** The favorite button with its count. It is disabled during the request. A star, because a heart is a reaction. */
export const FavoriteButton = observer(function FavoriteButton({ pin: listed, look }: FavoriteButtonProps) {
  const { stores, services } = useApp();
  const [pending, setPending] = useState(false);
  const pin = stores.pins.find(listed.entityId) ?? listed;
  const count = favoriteCountText(pin.favoriteCount);
  const press = async ({ currentTarget }: MouseEvent) => {
    if (pending) return;
    if (look === 'card' && !pin.favoritedByMe) animateReaction(currentTarget.querySelector('svg'), look);
    setPending(true);
    try {
      await changeFavorite({ stores, services }, pin);
    } finally {
      setPending(false);
    }
  };
  const name = text(pinActionMessages.favorite);
  return (
    <button
      type="button"
      className={classNames(classes.button, look === 'card' ? classes.card : classes.closeup)}
      aria-label={count === '' ? name : text(pinActionMessages.favoriteCount, { count })}
      data-tooltip={name}
      aria-pressed={pin.favoritedByMe}
      // `disabled` would take the focus away from the pressed button.
      aria-disabled={pending || undefined}
      onClick={(event) => void press(event)}
    >
      <StarIcon size={look === 'card' ? 16 : 24} />
      {count !== '' && <span className={classes.count}>{count}</span>}
    </button>
  );
});
