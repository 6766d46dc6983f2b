import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { CheckIcon } from '../icons/check-icon.tsx';
import type { OptionRowState } from './option-list.tsx';
import classes from './option-list.module.css';
import type { SelectOption } from '../fields/select-option.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';

export interface OptionRowProps {
  readonly option: SelectOption;
  readonly state: OptionRowState;
  readonly onChoose: () => void;
  /** The label of the action, shown on the active row. */
  readonly verb?: string;
  /** Replaces the picture. */
  readonly sign?: ReactNode;
  /** A second option at the end of the row. */
  readonly end?: ReactNode;
}

/** An option of a list: its picture, its text and its mark. */
export function OptionRow({ option, state, onChoose, verb, sign, end }: OptionRowProps) {
  const { id, active, chosen, onNear } = state;
  return (
    <div
      className={classNames(classes.row, active && classes.active)}
      role="presentation"
      onPointerMove={() => !active && onNear(option.id)}
    >
      <div id={id} role="option" aria-selected={chosen} className={classes.choice} onClick={onChoose}>
        {option.picture !== undefined && (
          <span className={classes.cover}>
            {option.picture === null ? (
              sign
            ) : (
              <img
                className={classes.image}
                src={option.picture}
                alt=""
                width={40}
                height={40}
                loading="lazy"
              />
            )}
          </span>
        )}
        <span className={classes.words}>
          <bdi className={classes.name}>{option.label}</bdi>
          {option.detail && <span className={classes.detail}>{option.detail}</span>}
        </span>
        {option.mark && (
          <span className={classes.mark}>
            {option.mark}
            {option.markLabel && <VisuallyHidden>{option.markLabel}</VisuallyHidden>}
          </span>
        )}
        {chosen && (
          <span className={classes.mark}>
            <CheckIcon size={20} />
          </span>
        )}
        {!chosen && verb !== undefined && (
          <span className={classes.verb} aria-hidden="true">
            {verb}
          </span>
        )}
      </div>
      {end}
    </div>
  );
}
