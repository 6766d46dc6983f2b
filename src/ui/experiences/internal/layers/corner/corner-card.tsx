import { useEffect, useId, useLayoutEffect, useRef, type FocusEvent, type ReactNode } from 'react';
import { Announcement } from '../announcement.tsx';
import { CloseButton } from '../close-button.tsx';
import { closeOnEscape } from '../close-on-escape.ts';
import { returnFocus } from '../return-focus.ts';
import classes from './corner-card.module.css';

type CornerCardProps = {
  readonly title: string | undefined;
  /** Its name without a title. */
  readonly label: string;
  readonly icon?: ReactNode;
  /** The element after which it comes in the order of Tab; by default it comes at its own place. */
  readonly source?: HTMLElement | undefined;
  /** Undefined where it has no button to close it. */
  readonly onClose?: (() => void) | undefined;
  readonly closeLabel?: string | undefined;
  /** Escape inside, or wherever the focus is if `escapesAnywhere`. */
  readonly onEscape: () => void;
  readonly escapesAnywhere?: boolean;
  readonly children: ReactNode;
  readonly buttons?: ReactNode;
};

/** A card in the corner of the window, above the page, which stays usable. The focus stays where it is. */
export function CornerCard(props: CornerCardProps) {
  const { title, label, icon, source, onClose, closeLabel, onEscape, escapesAnywhere = false } = props;
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const escape = useRef(onEscape);
  useEffect(() => {
    escape.current = onEscape;
  });
  useLayoutEffect(() => {
    const element = card.current;
    element?.showPopover?.(source && { source });
    return () => {
      if (element?.contains(document.activeElement)) returnFocus(source ?? cameFrom.current);
    };
  }, [source]);
  useEffect(
    () =>
      closeOnEscape(
        (target) => escapesAnywhere || card.current?.contains(target) === true,
        () => escape.current(),
      ),
    [escapesAnywhere],
  );

  const focusEntered = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };
  return (
    <section
      ref={card}
      popover="manual"
      className={classes.card}
      onFocus={focusEntered}
      aria-labelledby={title === undefined ? undefined : id}
      aria-label={title === undefined ? label : undefined}
    >
      <Announcement>{title === undefined || title === label ? label : `${title}. ${label}`}</Announcement>
      {icon}
      <div className={classes.words}>
        {title !== undefined && (
          <h2 className={classes.title} id={id}>
            {title}
          </h2>
        )}
        {props.children}
      </div>
      {onClose && <CloseButton {...(closeLabel !== undefined && { label: closeLabel })} onClose={onClose} />}
      {props.buttons && <div className={classes.buttons}>{props.buttons}</div>}
    </section>
  );
}
