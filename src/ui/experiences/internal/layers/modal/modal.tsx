import {
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type SyntheticEvent,
} from 'react';
import type { DisplayOf } from '../../../../../domain/experiences/display.ts';
import { classNames } from '../../../../kit/class-names.ts';
import dialogClasses from '../../../../kit/layers/dialog.module.css';
import { fadeOut } from '../../../../kit/layers/fade-out.ts';
import { inertBackground } from '../../../../kit/layers/inert-background.ts';
import type { KindProps } from '../../kinds/kind-props.ts';
import { ActionButton } from '../../in-flow/action-button.tsx';
import { MessageText } from '../../in-flow/message-text.tsx';
import { isOccupied } from '../../is-occupied.ts';
import { CloseButton } from '../close-button.tsx';
import { LayerDocument } from '../layer-document.ts';
import { returnFocus } from '../return-focus.ts';
import { ModalMedia } from './modal-media.tsx';
import classes from './modal.module.css';

/** How often is looked whether somebody still types. */
const TYPING_CHECK_MS = 1000;

/** A modal, which waits for people who have begun to type since it may be shown. */
export function Modal(props: KindProps<DisplayOf<'modal'>>) {
  const isPreview = useContext(LayerDocument) !== null;
  const [isFree, setFree] = useState(() => isPreview || !isOccupied());
  useEffect(() => {
    if (isFree) return undefined;
    const timer = setInterval(() => setFree(!isOccupied()), TYPING_CHECK_MS);
    return () => clearInterval(timer);
  }, [isFree]);
  return isFree ? <OpenModal {...props} /> : null;
}

/** Its dialog, open as long as it is rendered. Its heading gets the focus, so that no key answers it. */
function OpenModal({ display, actions }: KindProps<DisplayOf<'modal'>>) {
  const { title, body, media, complete, dismiss } = display;
  const id = useId();
  const isPreview = useContext(LayerDocument) !== null;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => actions.viewed(), [actions]);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    const before = document.activeElement;
    if (isPreview) {
      element.showModal();
      // The dialog takes it from whoever writes, also in a frame that is inert.
      if (before !== document.activeElement) returnFocus(before);
      return () => element.close();
    }
    const restore = inertBackground();
    element.showModal();
    heading.current?.focus();
    return () => {
      restore();
      fadeOut(element, dialogClasses.leaving);
      element.close();
      // The dialog itself gives it back where it can.
      if (before?.isConnected === false) returnFocus(before);
    };
  }, [isPreview]);

  const isOwn = (event: SyntheticEvent) => event.target === event.currentTarget;
  const cancelled = (event: SyntheticEvent) => {
    if (!isOwn(event)) return;
    event.preventDefault();
    actions.dismiss();
  };
  // Browsers may close it without a cancel event, for example on the second Escape.
  const closed = (event: SyntheticEvent) => {
    if (isOwn(event) && dialog.current?.open === false) actions.dismiss();
  };
  const pressedBeside = (event: MouseEvent) => {
    if (isOwn(event) && event.button === 0) actions.dismiss();
  };
  return (
    <dialog
      ref={dialog}
      className={classNames(dialogClasses.dialog, classes.modal)}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-body`}
      onCancel={cancelled}
      onClose={closed}
      onMouseDown={pressedBeside}
    >
      <div className={classes.panel} data-media={media?.kind}>
        {media && <ModalMedia media={media} />}
        <div className={classes.words}>
          <h2 ref={heading} className={classes.title} id={`${id}-title`} tabIndex={-1}>
            {title}
          </h2>
          <div id={`${id}-body`}>
            <MessageText className={classes.body} html={body} />
          </div>
        </div>
        <footer className={classes.buttons}>
          {dismiss && <ActionButton size={48} action={dismiss} onPress={actions.dismiss} />}
          <ActionButton kind="primary" size={48} action={complete} onPress={() => actions.complete()} />
        </footer>
        <div className={classes.close}>
          <CloseButton look={media ? 'on-picture' : 'raised'} onClose={actions.dismiss} />
        </div>
      </div>
    </dialog>
  );
}
