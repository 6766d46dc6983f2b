import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Side } from '../../../../../domain/experiences/layers/beside-anchor.ts';
import { classNames } from '../../../../kit/class-names.ts';
import { Announcement } from '../announcement.tsx';
import { closeOnEscape } from '../close-on-escape.ts';
import type { Hold } from '../timing/use-hold.ts';
import classes from './anchored-layer.module.css';
import { placeLayer } from './place-layer.ts';

type AnchoredLayerProps = {
  readonly anchor: HTMLElement;
  /** The dot on the anchor to which it belongs; by default it belongs to the anchor itself. */
  readonly dot?: HTMLElement | null;
  readonly direction: Side;
  /** Its name, which is also announced once. */
  readonly label: string;
  readonly look: 'card' | 'bubble' | 'dot';
  readonly hold?: Hold;
  /** Escape, in the layer or on its anchor. */
  readonly onEscape: () => void;
  readonly children: ReactNode;
};

/**
 * A layer beside its anchor that leaves the page usable: the focus stays where it is, and Tab leads from the anchor
 * into the layer. When it closes with the focus inside, the anchor gets the focus.
 */
export function AnchoredLayer(props: AnchoredLayerProps) {
  const { anchor, dot, direction, label, look, hold, onEscape, children } = props;
  const source = dot ?? anchor;
  const layer = useRef<HTMLDivElement>(null);
  const escape = useRef(onEscape);
  useEffect(() => {
    escape.current = onEscape;
  });

  useLayoutEffect(() => {
    const element = layer.current;
    if (element === null) return undefined;
    // The source decides on the place in the order of Tab, and is what the style sheet positions the layer by.
    element.showPopover?.({ source });
    const stop = placeLayer({ layer: element, anchor, source, direction });
    const ignore = closeOnEscape(
      (target) => element.contains(target) || anchor.contains(target),
      () => escape.current(),
    );
    return () => {
      stop();
      ignore();
      if (element.contains(element.ownerDocument.activeElement)) anchor.focus({ preventScroll: true });
    };
  }, [anchor, source, direction]);

  return createPortal(
    <div
      ref={layer}
      popover="manual"
      role={look === 'dot' ? undefined : 'dialog'}
      aria-label={look === 'dot' ? undefined : label}
      className={classNames(classes.layer, classes[look])}
      {...hold?.handlers}
    >
      {look !== 'dot' && <Announcement>{label}</Announcement>}
      {children}
    </div>,
    landmarkOf(anchor),
  );
}

/** Outside of a modal dialog nothing can be pressed; elsewhere a layer belongs to its landmark. */
function landmarkOf(anchor: HTMLElement): Element {
  return anchor.closest('dialog[open], main, header, nav, footer') ?? anchor.ownerDocument.body;
}
