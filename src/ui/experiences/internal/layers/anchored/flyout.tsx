import { useState } from 'react';
import type { DisplayOf } from '../../../../../domain/experiences/display.ts';
import { firstTooltipState, pressedDot } from '../../../../../domain/experiences/layers/tooltip-state.ts';
import type { KindProps } from '../../kinds/kind-props.ts';
import { useHold } from '../timing/use-hold.ts';
import { Bubble } from './bubble.tsx';
import { PulsarDot } from './pulsar-dot.tsx';
import { useAnchor } from './use-anchor.ts';

/** A text at an anchor, either at once or after a press on the dot there. */
export function Flyout({ display, actions }: KindProps<DisplayOf<'flyout' | 'pulsar'>>) {
  const { kind, text, direction, button, dismissAfterScrollMs } = display;
  const anchor = useAnchor(display.anchor, actions.missing);
  const hold = useHold();
  const [dot, setDot] = useState<HTMLElement | null>(null);
  const [state, setState] = useState(
    firstTooltipState(kind === 'flyout' ? 'tooltip' : 'pulsar-then-tooltip'),
  );
  if (anchor === null) return null;
  return (
    <>
      {state.dot !== null && (
        <PulsarDot
          anchor={anchor}
          label={text}
          isOpen={state.isOpen}
          hold={hold}
          onPress={() => (state.isOpen ? actions.dismiss() : setState(pressedDot(state)))}
          onEscape={actions.dismiss}
          onShown={actions.viewed}
          dotRef={setDot}
        />
      )}
      {state.isOpen && (state.dot === null || dot !== null) && (
        <Bubble
          {...{ anchor, dot, direction, text, button, hold, actions }}
          afterScrollMs={dismissAfterScrollMs}
          onClose={actions.dismiss}
        />
      )}
    </>
  );
}
