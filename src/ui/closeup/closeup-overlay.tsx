import { useLayoutEffect, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { useIsUnmounting } from '../base/lazy/deferred-unmount.tsx';
import { ScrollStartProvider } from '../base/navigation/use-scroll-memory.ts';
import { useLayerScroll, type LayerPositions } from '../base/navigation/use-layer-scroll.ts';
import { useNavigateFromHere } from '../base/navigation/use-navigate-from-here.ts';
import { IconButton } from '../kit/buttons/icon-button.tsx';
import { CloseIcon } from '../kit/icons/close-icon.tsx';
import { showBeforeInert } from '../kit/layers/show-before-inert.ts';
import { text } from '../text/language.ts';
import { closeupMessages } from './internal/messages.en.ts';
import classes from './internal/closeup-overlay.module.css';

/** A visit of a closeup in the history. */
export type CloseupVisit = {
  /** The history key. */
  readonly place: string;
  /** True on Back and Forward. */
  readonly returning: boolean;
  readonly positions: LayerPositions;
};

const NO_VISIT: CloseupVisit = { place: '', returning: false, positions: new Map() };

/**
 * A closeup over the page from which it was opened. The page beneath is unchanged. Escape, the button and a press
 * beside the panel go back to it in the history.
 */
export function CloseupOverlay({
  name,
  isVideo = false,
  bar,
  visit = NO_VISIT,
  children,
}: {
  /** The name of the pin, as far as it is known. */
  readonly name: string;
  /** Uses the layout for videos. */
  readonly isVideo?: boolean;
  /** The bottom bar on phones, because that of the page beneath is inert. */
  readonly bar?: ReactNode;
  /** For the scroll position of this closeup: Back restores it. */
  readonly visit?: CloseupVisit;
  readonly children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigateFromHere();
  const leaving = useIsUnmounting();

  // Before the effect that closes the dialog, which loses its position.
  const scrollStart = useLayerScroll(dialog, visit.positions, visit);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    const root = document.documentElement;
    const restore = showBeforeInert(element, () => root.toggleAttribute('data-overlaid', true));
    return () => {
      // Closing it before it leaves the document returns the focus to the card. The browser would also scroll the card
      // into view, so the position is restored. Back does that only later.
      const top = window.scrollY;
      root.toggleAttribute('data-overlaid', false);
      restore();
      element.close();
      window.scrollTo({ top, behavior: 'instant' });
    };
  }, []);

  const back = () => void (leaving || navigate(-1));
  const cancelled = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    back();
  };
  const pressedBeside = ({ button, target, currentTarget, nativeEvent: { offsetX } }: MouseEvent) => {
    const onScrollbar = offsetX < 0 || offsetX > currentTarget.clientWidth;
    if (button === 0 && target === currentTarget && !onScrollbar) back();
  };

  return (
    <dialog
      ref={dialog}
      className={classes.overlay}
      hidden={leaving}
      aria-label={name}
      onCancel={cancelled}
      onMouseDown={pressedBeside}
    >
      <div
        className={isVideo ? `${classes.frame} ${classes.video}` : classes.frame}
        onMouseDown={pressedBeside}
      >
        <div className={classes.close}>
          <IconButton
            kind="on-picture"
            label={text(closeupMessages.close)}
            icon={<CloseIcon size={24} />}
            onClick={back}
          />
        </div>
        <div className={classes.sheets} onMouseDown={pressedBeside}>
          <ScrollStartProvider value={scrollStart}>{children}</ScrollStartProvider>
        </div>
      </div>
      {bar}
    </dialog>
  );
}
