import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { AlertIcon } from '../icons/alert-icon.tsx';
import { CheckIcon } from '../icons/check-icon.tsx';
import { InfoIcon } from '../icons/info-icon.tsx';
import { WarningIcon } from '../icons/warning-icon.tsx';
import classes from './notice.module.css';

export interface NoticeProps {
  readonly kind: 'info' | 'ok' | 'warn' | 'error';
  readonly children: ReactNode;
  readonly action?: ReactNode;
  /** Announced when it appears. */
  readonly live?: boolean;
}

const ICON = { info: InfoIcon, ok: CheckIcon, warn: WarningIcon, error: AlertIcon };

/** A message inside the page, beside its subject. */
export function Notice({ kind, children, action, live = false }: NoticeProps) {
  const Sign = ICON[kind];
  return (
    <div className={classNames(classes.notice, classes[kind])} role={live ? 'alert' : undefined}>
      <Sign size={20} />
      <div className={classes.text}>{children}</div>
      {action}
    </div>
  );
}
