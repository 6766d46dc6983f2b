import { useLayoutEffect, useRef } from 'react';
import { hasSlot, type SlotStep } from '../../domain/carousels/slot-steps.ts';
import type { Phrase } from '../../domain/messages/message.ts';
import { classNames } from '../kit/class-names.ts';
import { IconButton } from '../kit/buttons/icon-button.tsx';
import { ChevronLeftIcon } from '../kit/icons/chevron-left-icon.tsx';
import { ChevronRightIcon } from '../kit/icons/chevron-right-icon.tsx';
import { text } from '../text/language.ts';
import { carouselMessages } from './internal/messages.en.ts';
import classes from './internal/slot-arrows.module.css';

type SlotArrowsProps = {
  readonly index: number;
  readonly count: number;
  readonly go: (step: SlotStep) => void;
  readonly size: 32 | 44;
  /** The names of the arrows, if they do not just show images. */
  readonly names?: Readonly<Record<SlotStep, Phrase>>;
  readonly className?: string | undefined;
};

const ARROWS = [
  { step: 'previous', Drawing: ChevronLeftIcon, side: classes.previous },
  { step: 'next', Drawing: ChevronRightIcon, side: classes.next },
] as const;
const NAMES = { previous: carouselMessages.previous, next: carouselMessages.next };

/** The arrows to the previous and the next slot. At an end the focus moves to the remaining arrow. */
export function SlotArrows({ index, count, go, size, names = NAMES, className }: SlotArrowsProps) {
  const buttons = useRef<Partial<Record<SlotStep, HTMLButtonElement | null>>>({});
  const pressed = useRef<SlotStep | null>(null);
  useLayoutEffect(() => {
    const step = pressed.current;
    pressed.current = null;
    if (step !== null && !hasSlot(index, step, count))
      buttons.current[step === 'next' ? 'previous' : 'next']?.focus({ preventScroll: true });
  }, [index, count]);
  return ARROWS.filter(({ step }) => hasSlot(index, step, count)).map(({ step, Drawing, side }) => (
    <IconButton
      key={step}
      ref={(element) => void (buttons.current[step] = element)}
      kind="on-picture"
      size={size}
      label={text(names[step])}
      icon={<Drawing size={size === 32 ? 18 : 24} />}
      className={classNames(classes.arrow, side, className)}
      onClick={({ currentTarget }) => {
        pressed.current = document.activeElement === currentTarget ? step : null;
        go(step);
      }}
    />
  ));
}
