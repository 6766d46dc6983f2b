import { useEffect, useMemo } from 'react';
import type { DisplayOf } from '../../../../../domain/experiences/display.ts';
import { plainText } from '../../../../../domain/experiences/message.ts';
import { POPOVER_AFTER_SCROLL_MS } from '../../../../../domain/experiences/layers/layer-times.ts';
import type { KindProps } from '../../kinds/kind-props.ts';
import { ActionButton } from '../../in-flow/action-button.tsx';
import { CloseButton } from '../close-button.tsx';
import { MessageText } from '../../in-flow/message-text.tsx';
import { useAfterScroll } from '../timing/use-after-scroll.ts';
import { useHold } from '../timing/use-hold.ts';
import { AnchoredLayer } from './anchored-layer.tsx';
import classes from './popover.module.css';
import { useAnchor } from './use-anchor.ts';

/** An explanation beside the element that it explains. */
export function Popover({ display, actions }: KindProps<DisplayOf<'popover'>>) {
  const anchor = useAnchor(display.anchor, actions.missing);
  const label = useMemo(() => plainText(display.message), [display.message]);
  const hold = useHold();
  useEffect(() => {
    if (anchor !== null) actions.viewed();
  }, [anchor, actions]);
  useAfterScroll(anchor && POPOVER_AFTER_SCROLL_MS, hold.isHeld, actions.dismiss);
  if (anchor === null) return null;
  return (
    <AnchoredLayer
      look="card"
      direction="down"
      anchor={anchor}
      label={label}
      hold={hold}
      onEscape={actions.dismiss}
    >
      <div className={classes.content}>
        <MessageText className={classes.message} html={display.message} />
        <CloseButton onClose={actions.dismiss} />
        {display.complete && (
          <ActionButton kind="primary" action={display.complete} onPress={() => actions.complete()} />
        )}
      </div>
    </AnchoredLayer>
  );
}
