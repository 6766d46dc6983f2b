import type { ReactNode } from 'react';
import { classNames } from '../../kit/class-names.ts';
import { CheckIcon } from '../../kit/icons/check-icon.tsx';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import classes from './pick-grid.module.css';

/** Pictures to pick from, each a checkbox. */
export function PickGrid({
  label,
  large = false,
  children,
}: {
  readonly label: string;
  readonly large?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <fieldset className={classNames(classes.grid, large && classes.large)}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {children}
    </fieldset>
  );
}

type PickTileProps = {
  /** Without a visible one, `picture` has it as its alternative text. */
  readonly name?: string;
  readonly picture: ReactNode;
  /** Below the picture until it is there; a CSS colour. */
  readonly color: string | null;
  readonly isPicked: boolean;
  readonly onToggle: () => void;
};

export function PickTile({ name, picture, color, isPicked, onToggle }: PickTileProps) {
  return (
    <label className={classes.tile}>
      <input
        className={classes.input}
        type="checkbox"
        // After a reload the browser must not restore the old state.
        autoComplete="off"
        checked={isPicked}
        onChange={onToggle}
      />
      <svg className={classes.ground} aria-hidden="true">
        <rect width="100%" height="100%" fill={color ?? 'none'} />
      </svg>
      {picture}
      {name !== undefined && <span className={classes.name}>{name}</span>}
      <span className={classes.check}>
        <CheckIcon size={20} />
      </span>
    </label>
  );
}
