import type { BoardShort } from '../../../../domain/boards/board.ts';
import { AppLink } from '../../../kit/app-link.tsx';
import { text } from '../../../text/language.ts';
import { closeupMessages } from '../messages.en.ts';
import classes from './board-card.module.css';

/** A board as a small card with its cover, its name and its owner. */
export function BoardCard({ board }: { readonly board: BoardShort }) {
  const { name, owner, pinCount, imageCoverUrl, url } = board;
  return (
    <AppLink className={classes.card} href={url}>
      <span className={classes.picture}>
        {imageCoverUrl !== null && (
          <img src={imageCoverUrl} alt="" width={216} height={146} loading="lazy" decoding="async" />
        )}
      </span>
      <bdi className={classes.name}>{name}</bdi>
      <span className={classes.facts}>
        {owner === null
          ? text(closeupMessages.pinCount, { count: pinCount })
          : text(closeupMessages.ofOwner, { owner: owner.fullName, count: pinCount })}
      </span>
    </AppLink>
  );
}
