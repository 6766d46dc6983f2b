import { useState } from 'react';
import { AppLink } from './app-link.tsx';
import { classNames } from './class-names.ts';
import { AlertIcon } from './icons/alert-icon.tsx';
import { CheckIcon } from './icons/check-icon.tsx';
import type { ToastMessage } from './toast-message.ts';
import classes from './toast-region.module.css';
import { useToastPhase } from './use-toast-phase.ts';

export interface ToastRegionProps {
  /** What is to be said now; a new id replaces what is shown. */
  readonly message: ToastMessage | null;
  /** The message has left the screen; the caller forgets it. */
  readonly onGone: (id: string) => void;
}

/** The one place for toasts: bottom of the window, above the bar on phones. Waits while hovered or focused. */
export function ToastRegion({ message: next, onGone }: ToastRegionProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const { message, phase } = useToastPhase(next, hovered || focused, onGone);

  return (
    <div className={classes.region} role="status">
      {message && phase !== 'waiting' && (
        <div
          key={message.id}
          className={classNames(classes.toast, phase === 'leaving' && classes.leaving)}
          onMouseEnter={() => setHovered(true)}
          onMouseLeave={() => setHovered(false)}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
        >
          <ToastSign message={message} />
          <p className={classes.text}>{message.text}</p>
          {message.action && <ToastAction action={message.action} />}
        </div>
      )}
    </div>
  );
}

function ToastSign({ message }: { readonly message: ToastMessage }) {
  if (message.picture) {
    return <img className={classes.picture} src={message.picture} alt="" width={40} height={40} />;
  }
  if (message.kind === undefined) return null;
  return (
    <span className={classes.sign}>
      {message.kind === 'done' ? <CheckIcon size={20} /> : <AlertIcon size={20} />}
    </span>
  );
}

function ToastAction({ action }: { readonly action: NonNullable<ToastMessage['action']> }) {
  return 'href' in action ? (
    <AppLink className={classes.action} href={action.href}>
      {action.label}
    </AppLink>
  ) : (
    <button type="button" className={classes.action} onClick={action.onChoose}>
      {action.label}
    </button>
  );
}
