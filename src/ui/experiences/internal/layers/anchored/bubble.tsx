import { useEffect } from 'react';
import type { DisplayOf } from '../../../../../domain/experiences/display.ts';
import type { Side } from '../../../../../domain/experiences/layers/beside-anchor.ts';
import type { KindActions } from '../../kinds/kind-props.ts';
import { ActionButton } from '../../in-flow/action-button.tsx';
import { CloseButton } from '../close-button.tsx';
import { useAfterScroll } from '../timing/use-after-scroll.ts';
import type { Hold } from '../timing/use-hold.ts';
import { AnchoredLayer } from './anchored-layer.tsx';
import classes from './bubble.module.css';

type BubbleProps = {
  readonly anchor: HTMLElement;
  readonly dot: HTMLElement | null;
  readonly direction: Side;
  readonly text: string;
  readonly button?: DisplayOf<'flyout' | 'pulsar'>['button'];
  readonly thumbnails?: readonly string[];
  readonly afterScrollMs: number | null;
  readonly hold: Hold;
  readonly onClose: () => void;
  readonly actions: Pick<KindActions, 'viewed' | 'complete'>;
};

/** A short text in a small dark layer beside its anchor, with up to three pictures and a button. */
export function Bubble(props: BubbleProps) {
  const {
    anchor,
    dot,
    direction,
    text,
    button,
    thumbnails = [],
    afterScrollMs,
    hold,
    onClose,
    actions,
  } = props;
  useEffect(() => actions.viewed(), [actions]);
  useAfterScroll(afterScrollMs, hold.isHeld, onClose);
  return (
    <AnchoredLayer
      look="bubble"
      anchor={anchor}
      dot={dot}
      direction={direction}
      label={text}
      hold={hold}
      onEscape={onClose}
    >
      <div className={classes.content}>
        <p className={classes.text}>{text}</p>
        <CloseButton look="inverse" onClose={onClose} />
        {thumbnails.length > 0 && (
          <div className={classes.thumbnails}>
            {thumbnails.map((url) => (
              <img key={url} className={classes.thumbnail} src={url} alt="" width={62} height={62} />
            ))}
          </div>
        )}
        {button && (
          <ActionButton
            size={32}
            className={classes.action}
            action={button}
            onPress={() => actions.complete()}
          />
        )}
      </div>
    </AnchoredLayer>
  );
}
