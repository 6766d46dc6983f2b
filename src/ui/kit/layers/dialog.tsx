import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { classNames } from '../class-names.ts';
import classes from './dialog.module.css';
import { fadeOut } from './fade-out.ts';
import { CloseIcon } from '../icons/close-icon.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { inertBackground } from './inert-background.ts';
import { text } from '../../text/language.ts';
import { kitMessages } from '../messages.en.ts';

export interface DialogProps {
  readonly title: string;
  /** Called once for Escape, the close button and a click beside the dialog. The caller then unmounts it. */
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

/** The first field or button of the content gets the focus, not the close button; a link only where there is neither. */
const FIRST_FOCUS = [
  `.${classes.body} :is(input:not([type="hidden"], :disabled), textarea, [role="combobox"], [role^="menuitem"]), .${classes.actions} button`,
  `.${classes.actions} a`,
];

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
    const found = FIRST_FOCUS.map((selector) => element.querySelector<HTMLElement>(selector));
    found.find((each) => each !== null)?.focus();
    return () => {
      // First, so that the browser calculates the layout only once.
      restore();
      fadeOut(element, classes.leaving);
      // Closing it before it is removed from the page restores the focus.
      element.close();
    };
  }, []);

  // Events of nested dialogs bubble here too; only own ones count.
  const isOwn = (event: SyntheticEvent) => event.target === event.currentTarget;
  const cancelled = (event: SyntheticEvent) => {
    if (!isOwn(event)) return;
    event.preventDefault();
    onClose();
  };
  // Browsers may close it without a cancel event, for example on the second Escape.
  const closed = (event: SyntheticEvent) => {
    if (isOwn(event) && dialog.current?.open === false) onClose();
  };
  const pressedBeside = (event: MouseEvent) => {
    if (isOwn(event) && event.button === 0) onClose();
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
          <IconButton label={text(kitMessages.close)} icon={<CloseIcon size={20} />} onClick={onClose} />
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
