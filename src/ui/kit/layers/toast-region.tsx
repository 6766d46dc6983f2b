import { useRef, useState, type FocusEvent } from 'react';
import { createPortal } from 'react-dom';
import { AppLink } from '../app-link.tsx';
import { classNames } from '../class-names.ts';
import { AlertIcon } from '../icons/alert-icon.tsx';
import { CheckIcon } from '../icons/check-icon.tsx';
import type { ToastAction, ToastMessage } from './toast-message.ts';
import classes from './toast-region.module.css';
import { useToastHost } from './use-toast-host.ts';
import { useToastPhase } from './use-toast-phase.ts';
import { text } from '../../text/language.ts';
import { kitMessages } from '../messages.en.ts';

export interface ToastRegionProps {
  /** The current message; a new id replaces the shown one. */
  readonly message: ToastMessage | null;
  /** Called when the message has left the screen or its action was used; the caller removes it. */
  readonly onGone: (id: string) => void;
  /** The toast stays until it is closed. */
  readonly stays?: boolean;
}

/**
 * The region for toasts: at the bottom of the window, above the bar on phones, also over dialogs. The timer is paused
 * on hover and focus.
 */
export function ToastRegion({ message: next, onGone, stays = false }: ToastRegionProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const cameFrom = useRef<Element | null>(null);
  /** The message whose action was used: it can still be seen and pressed while it leaves. */
  const actedOn = useRef<string>(undefined);
  const { message, phase } = useToastPhase(next, stays || hovered || focused, onGone);
  const host = useToastHost(classes.region, message !== null);
  if (host === null || message === null || phase === 'waiting') return null;

  const enter = (event: FocusEvent) => {
    setFocused(true);
    if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
  };
  const act = (run?: () => void) => {
    if (actedOn.current === message.id) return;
    actedOn.current = message.id;
    // The toast is about to leave, so the focus returns to its former place.
    if (focused && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    setHovered(false);
    setFocused(false);
    onGone(message.id);
    run?.();
  };

  return createPortal(
    <div
      key={message.id}
      className={classNames(classes.toast, phase === 'leaving' && classes.leaving)}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={enter}
      onBlur={() => setFocused(false)}
    >
      <ToastSign message={message} />
      <div className={classes.words}>
        <p>
          {message.text}
          {message.link && (
            <>
              {' '}
              <AppLink className={classes.link} href={message.link.href} onClick={() => act()}>
                <bdi>{message.link.label}</bdi>
              </AppLink>
            </>
          )}
        </p>
        {message.detail && <p className={classes.detail}>{message.detail}</p>}
      </div>
      {(message.undo || message.action || stays) && (
        <div className={classes.actions}>
          {message.undo && (
            <button type="button" className={classes.undo} onClick={() => act(message.undo)}>
              {text(kitMessages.undo)}
            </button>
          )}
          {message.action && <ActionButton action={message.action} onChosen={act} />}
          {stays && (
            <button type="button" className={classes.undo} onClick={() => act()}>
              {text(kitMessages.close)}
            </button>
          )}
        </div>
      )}
    </div>,
    host,
  );
}

function ToastSign({ message }: { readonly message: ToastMessage }) {
  const done = message.kind === 'done';
  if (message.picture) {
    return (
      <span className={classes.picture}>
        <img className={classes.image} src={message.picture} alt="" width={40} height={40} />
        {done && (
          <span className={classes.badge}>
            <CheckIcon size={16} />
          </span>
        )}
      </span>
    );
  }
  if (message.kind === undefined) return null;
  return (
    <span className={classNames(classes.sign, done && classes.done)}>
      {done ? <CheckIcon size={20} /> : <AlertIcon size={20} />}
    </span>
  );
}

type ActionButtonProps = {
  readonly action: ToastAction;
  /** Runs the message's action at most once. */
  readonly onChosen: (run?: () => void) => void;
};

function ActionButton({ action, onChosen }: ActionButtonProps) {
  if ('href' in action) {
    return (
      <AppLink className={classes.action} href={action.href} onClick={() => onChosen()}>
        {action.label}
      </AppLink>
    );
  }
  return (
    <button type="button" className={classes.action} onClick={() => onChosen(action.onChoose)}>
      {action.label}
    </button>
  );
}
