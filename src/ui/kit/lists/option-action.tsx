import type { ReactNode } from 'react';
import classes from './option-list.module.css';

export interface OptionActionProps {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly onChoose: () => void;
}

/** The last row of a list, which creates an option, for example "Create board". */
export function OptionAction({ label, icon, onChoose }: OptionActionProps) {
  return (
    <div className={classes.foot}>
      <button type="button" className={classes.action} onClick={onChoose}>
        <span className={classes.cover}>{icon}</span>
        <span className={classes.name}>{label}</span>
      </button>
    </div>
  );
}
