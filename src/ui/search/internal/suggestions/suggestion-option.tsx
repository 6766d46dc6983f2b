import { bestPinThumbnail } from '../../../../domain/images/best-pin-crops.ts';
import { ClockIcon } from '../../../kit/icons/clock-icon.tsx';
import { CloseIcon } from '../../../kit/icons/close-icon.tsx';
import { PersonIcon } from '../../../kit/icons/person-icon.tsx';
import { SearchIcon } from '../../../kit/icons/search-icon.tsx';
import { SparklesIcon } from '../../../kit/icons/sparkles-icon.tsx';
import { classNames } from '../../../kit/class-names.ts';
import { text } from '../../../text/language.ts';
import { suggestionMessages } from './messages.en.ts';
import { typedPart, type SuggestionRow } from './suggestion-groups.ts';
import type { ActivePart } from './suggestion-view-model.ts';
import classes from './suggestions.module.css';

type SuggestionOptionProps = {
  readonly id: string;
  readonly row: SuggestionRow;
  readonly term: string;
  /** The active part; null when this row is not active. */
  readonly active: ActivePart | null;
  readonly onNear: () => void;
  readonly onChoose: () => void;
  readonly onRemove: () => void;
};

/** A row of the list. The button of a recent search is an option of its own, as a list has nothing else. */
export function SuggestionOption({
  id,
  row,
  term,
  active,
  onNear,
  onChoose,
  onRemove,
}: SuggestionOptionProps) {
  const { label, recent } = row;
  const [typed, added] = typedPart(label, term);
  return (
    <div
      role="presentation"
      className={classNames(classes.row, active !== null && classes.active)}
      onPointerMove={() => active === null && onNear()}
    >
      <div
        id={id}
        role="option"
        aria-selected={active === 'row'}
        className={classes.choice}
        onClick={onChoose}
      >
        <Sign row={row} />
        <bdi className={classes.label}>
          {typed}
          <b>{added}</b>
        </bdi>
      </div>
      {recent && (
        <div
          id={`${id}-remove`}
          role="option"
          aria-selected={active === 'remove'}
          aria-label={text(suggestionMessages.remove, { query: label })}
          className={classNames(classes.remove, active === 'remove' && classes.near)}
          onClick={onRemove}
        >
          <CloseIcon size={18} />
        </div>
      )}
    </div>
  );
}

function Sign({ row: { kind, imageUrl, color, recent } }: { readonly row: SuggestionRow }) {
  if (imageUrl !== null)
    return (
      <img
        className={classNames(classes.sign, kind === 'user' && classes.round)}
        src={bestPinThumbnail(imageUrl)}
        alt=""
        width={40}
        height={40}
      />
    );
  if (color !== null)
    return (
      <svg className={classes.sign} viewBox="0 0 1 1" aria-hidden="true">
        <rect width="1" height="1" fill={color} />
      </svg>
    );
  const Drawing = recent
    ? ClockIcon
    : { query: SearchIcon, user: PersonIcon, board: SearchIcon, topic: SparklesIcon }[kind];
  return (
    <span className={classNames(classes.sign, kind === 'user' && classes.round)}>
      <Drawing size={18} />
    </span>
  );
}
