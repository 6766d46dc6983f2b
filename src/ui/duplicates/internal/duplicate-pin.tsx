import { observer } from 'mobx-react-lite';
import type { RepeatLevel } from '../../../domain/duplicates/duplicate-groups.ts';
import type { PinId } from '../../../domain/ids/ids.ts';
import { cardImage } from '../../../domain/pins/pin-image.ts';
import type { Pin } from '../../../domain/pins/pin.ts';
import { formatRoute } from '../../../domain/routes/format-route.ts';
import { isQuickSaves } from '../../../domain/saving/saved-place.ts';
import { useApp } from '../../base/app-context.ts';
import { AppLink } from '../../kit/app-link.tsx';
import { LinkIcon } from '../../kit/icons/link-icon.tsx';
import { LockIcon } from '../../kit/icons/lock-icon.tsx';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import { dayText } from '../../text/day-text.ts';
import { text } from '../../text/language.ts';
import classes from './duplicate-pin.module.css';
import { duplicateMessages } from './messages.en.ts';

type DuplicatePinProps = {
  readonly pinId: PinId;
  /** How much it shows the same as the first one; null where that needs no words. */
  readonly level: RepeatLevel | null;
  /** Of the group's radio buttons. */
  readonly name: string;
  readonly isKept: boolean;
  readonly onKeep: () => void;
};

/** One of several pins: its picture, board, date, link and note. Choosing it keeps it. */
export const DuplicatePin = observer(function DuplicatePin({
  pinId,
  level,
  name,
  isKept,
  onKeep,
}: DuplicatePinProps) {
  const pin = useApp().stores.pins.find(pinId);
  if (pin === undefined) return null;
  const image = cardImage(pin.imageSpec);
  const title = pin.title || text(duplicateMessages.untitled);
  return (
    <div className={classes.pin}>
      <label className={classes.choice}>
        <input
          className={classes.radio}
          type="radio"
          name={name}
          checked={isKept}
          onChange={onKeep}
          aria-label={`${text(duplicateMessages.keep)}: ${title}`}
        />
        <span className={classes.frame}>
          {image !== null && (
            <img className={classes.picture} src={image.url} alt="" loading="lazy" decoding="async" />
          )}
          {isKept && (
            <span className={classes.kept} aria-hidden="true">
              {text(duplicateMessages.kept)}
            </span>
          )}
        </span>
      </label>
      <p className={classes.title}>
        <bdi>{title}</bdi>
      </p>
      <Facts pin={pin} level={level} />
      <AppLink
        className={classes.open}
        href={formatRoute({ kind: 'pin', pinId })}
        aria-label={text(duplicateMessages.openNamed, { pin: title })}
      >
        {text(duplicateMessages.open)}
      </AppLink>
    </div>
  );
});

function Facts({ pin, level }: { readonly pin: Pin; readonly level: RepeatLevel | null }) {
  const { board, createdAt, imageSpec, link, domain, unifiedUserNote } = pin;
  const size = imageSpec.orig;
  return (
    <ul className={classes.facts} role="list">
      <li className={classes.fact}>
        {board?.privacy === 'secret' && (
          <>
            <LockIcon size={16} />
            <VisuallyHidden>{text(duplicateMessages.secret)}</VisuallyHidden>
          </>
        )}
        {board === null || isQuickSaves(board) ? (
          text(duplicateMessages.profile)
        ) : (
          <AppLink href={board.url} className={classes.board}>
            <bdi>{board.name}</bdi>
          </AppLink>
        )}
      </li>
      {level !== null && (
        <li className={classes.fact}>
          {text(level === 'same_picture' ? duplicateMessages.same : duplicateMessages.alike)}
        </li>
      )}
      <li className={classes.fact}>
        {[
          size === undefined
            ? null
            : text(duplicateMessages.size, { width: size.width, height: size.height }),
          createdAt === null ? null : dayText(createdAt),
        ]
          .filter((part) => part !== null)
          .join(' · ')}
      </li>
      <li className={classes.fact}>
        <LinkIcon size={16} />
        {link === null ? text(duplicateMessages.noLink) : <bdi className={classes.cut}>{domain}</bdi>}
      </li>
      {unifiedUserNote !== null && unifiedUserNote !== '' && (
        <li className={classes.note}>{text(duplicateMessages.note, { note: unifiedUserNote })}</li>
      )}
    </ul>
  );
}
