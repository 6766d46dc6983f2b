import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { classNames } from '../class-names.ts';
import classes from './dialog.module.css';
import { fadeOut } from './fade-out.ts';
import { CloseIcon } from '../icons/close-icon.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { inertBackground } from './inert-background.ts';

export interface DialogProps {
  readonly title: string;
  /** Called once for Escape, the close button and a click beside the dialog. The caller then leaves it out. */
  readonly onClose: () => void;
  /** Announced together with the title when the dialog opens. */
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons; the confirming one comes last. */
  readonly actions?: ReactNode;
  readonly width?: 'narrow' | 'wide';
  /** True for a decision that cannot be undone. */
  readonly alert?: boolean;
}

/** Where there is something to fill in or to decide, one begins there and not at the close button. */
const FIRST_FOCUS = `.${classes.body} :is(input:not([type="hidden"]), textarea, [role="combobox"], [role^="menuitem"]), .${classes.actions} :is(button, a)`;

/**
 * A modal dialog, open as long as it is rendered. The focus moves into it and back to its former place. On phones it
 * slides in from the bottom.
 */
export function Dialog({
  title,
  onClose,
  description,
  children,
  actions,
  width = 'narrow',
  alert = false,
}: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    const restore = inertBackground();
    element.showModal();
    element.querySelector<HTMLElement>(FIRST_FOCUS)?.focus();
    return () => {
      // First, so that the browser works out the page once.
      restore();
      fadeOut(element, classes.leaving);
      // Closing before it leaves the page is what gives focus back.
      element.close();
    };
  }, []);

  // Events of dialogs inside this one pass here too; only its own count.
  const isOwn = (event: SyntheticEvent) => event.target === event.currentTarget;
  const cancelled = (event: SyntheticEvent) => {
    if (!isOwn(event)) return;
    event.preventDefault();
    onClose();
  };
  // A browser may close it without asking, at the second Escape for one.
  const closed = (event: SyntheticEvent) => {
    if (isOwn(event) && dialog.current?.open === false) onClose();
  };
  const pressedBeside = (event: MouseEvent) => {
    if (isOwn(event)) onClose();
  };

  return (
    <dialog
      ref={dialog}
      role={alert ? 'alertdialog' : undefined}
      className={classNames(classes.dialog, width === 'wide' && classes.wide)}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onCancel={cancelled}
      onClose={closed}
      onMouseDown={pressedBeside}
    >
      <div className={classes.panel}>
        <header className={classes.head}>
          <h2 className={classes.title} id={`${id}-title`}>
            {title}
          </h2>
          <IconButton label="Close" icon={<CloseIcon size={20} />} onClick={onClose} />
        </header>
        {description && (
          <p className={classes.description} id={`${id}-description`}>
            {description}
          </p>
        )}
        {children && <div className={classes.body}>{children}</div>}
        {actions && <footer className={classes.actions}>{actions}</footer>}
      </div>
    </dialog>
  );
}
