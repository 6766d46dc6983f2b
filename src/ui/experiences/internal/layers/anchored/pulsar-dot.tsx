import { useEffect, useState } from 'react';
import { classNames } from '../../../../kit/class-names.ts';
import { text } from '../../../../text/language.ts';
import { PULSE_MS } from '../../../../../domain/experiences/layers/tooltip-state.ts';
import { layerMessages } from '../messages.en.ts';
import { useCountdown } from '../timing/use-countdown.ts';
import type { Hold } from '../timing/use-hold.ts';
import { AnchoredLayer } from './anchored-layer.tsx';
import classes from './pulsar-dot.module.css';

type PulsarDotProps = {
  readonly anchor: HTMLElement;
  /** What the dot is about. */
  readonly label: string;
  /** Its text is shown; it then rests. */
  readonly isOpen: boolean;
  readonly hold: Hold;
  readonly onPress: () => void;
  readonly onEscape: () => void;
  readonly onShown: () => void;
  readonly dotRef: (dot: HTMLElement | null) => void;
};

/** A dot over an anchor that draws attention for five seconds in all, and then stays as a button. */
export function PulsarDot({
  anchor,
  label,
  isOpen,
  hold,
  onPress,
  onEscape,
  onShown,
  dotRef,
}: PulsarDotProps) {
  const [isStill, rest] = useState(false);
  useEffect(onShown, [onShown]);
  useCountdown(PULSE_MS, !isOpen, () => rest(true));
  return (
    <AnchoredLayer look="dot" direction="down" anchor={anchor} label={label} hold={hold} onEscape={onEscape}>
      <button
        ref={dotRef}
        type="button"
        className={classNames(classes.dot, !isStill && !isOpen && classes.pulsing)}
        aria-label={label === '' ? text(layerMessages.tip) : `${text(layerMessages.tip)}: ${label}`}
        aria-expanded={isOpen}
        onClick={onPress}
      />
    </AnchoredLayer>
  );
}
