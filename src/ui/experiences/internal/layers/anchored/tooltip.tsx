import { useEffect, useState } from 'react';
import { anchorOfPlacement } from '../../../../../domain/experiences/anchors.ts';
import type { DisplayOf } from '../../../../../domain/experiences/display.ts';
import {
  NO_ACTION_MS,
  THUMBNAILS_AFTER_SCROLL_MS,
} from '../../../../../domain/experiences/layers/layer-times.ts';
import { firstTooltipState, pressedDot } from '../../../../../domain/experiences/layers/tooltip-state.ts';
import type { KindProps } from '../../kinds/kind-props.ts';
import { useCountdown } from '../timing/use-countdown.ts';
import { useHold } from '../timing/use-hold.ts';
import { Bubble } from './bubble.tsx';
import { PulsarDot } from './pulsar-dot.tsx';
import { useAnchor } from './use-anchor.ts';

/** A dot, a text or both at an anchor. Without either it is completed at once. */
export function Tooltip(props: KindProps<DisplayOf<'tooltip'>>) {
  const { display, actions } = props;
  const { shows } = display;
  useEffect(() => {
    if (shows === null) actions.complete();
  }, [shows, actions]);
  return shows === null ? null : <ShownTooltip {...props} shows={shows} />;
}

type ShownTooltipProps = KindProps<DisplayOf<'tooltip'>> & {
  readonly shows: NonNullable<DisplayOf<'tooltip'>['shows']>;
};

function ShownTooltip({ display, placed, actions, shows }: ShownTooltipProps) {
  const { text, thumbnails, disappearAfterMs, completesOnHover } = display;
  const anchor = useAnchor(display.anchor ?? anchorOfPlacement(placed.placementId), actions.missing);
  const hold = useHold();
  const [dot, setDot] = useState<HTMLElement | null>(null);
  const [state, setState] = useState(firstTooltipState(shows));
  const [isUsed, use] = useState(false);
  const [isClosed, setClosed] = useState(false);
  // One that has been completed before is still to be closed.
  const close = () => {
    setClosed(true);
    actions.dismiss();
  };
  const isShown = anchor !== null && !isClosed;
  useCountdown(isShown ? disappearAfterMs : null, !hold.isHeld, close);
  useCountdown(isShown && !isUsed ? NO_ACTION_MS : null, true, () => actions.noAction?.());
  const touch = () => {
    use(true);
    if (completesOnHover) actions.complete({ keepsShown: true });
  };
  const { isHeld } = hold;
  useEffect(() => {
    if (isHeld) touch();
  }, [isHeld]);
  if (anchor === null || isClosed) return null;
  const press = () => {
    touch();
    if (shows === 'pulsar') {
      setClosed(true);
      actions.complete();
    } else if (state.isOpen) close();
    else setState(pressedDot(state));
  };
  return (
    <>
      {state.dot !== null && (
        <PulsarDot
          anchor={anchor}
          label={text}
          isOpen={state.isOpen}
          hold={hold}
          onPress={press}
          onEscape={close}
          onShown={actions.viewed}
          dotRef={setDot}
        />
      )}
      {state.isOpen && (state.dot === null || dot !== null) && (
        <Bubble
          {...{ anchor, dot, text, thumbnails, hold, actions }}
          direction="down"
          afterScrollMs={thumbnails.length > 0 ? THUMBNAILS_AFTER_SCROLL_MS : null}
          onClose={close}
        />
      )}
    </>
  );
}
