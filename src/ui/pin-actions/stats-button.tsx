import { useId, useRef, useState } from 'react';
import type { Pin } from '../../domain/pins/pin.ts';
import { seeStatsLabel } from '../../domain/text/truncation.ts';
import { AnchoredPopover } from '../kit/layers/anchored-popover.tsx';
import { ChartIcon } from '../kit/icons/chart-icon.tsx';
import { text } from '../text/language.ts';
import { statMessages } from './internal/messages.en.ts';
import { StatsPanel } from './internal/stats-panel.tsx';
import { pinActionMessages } from './messages.en.ts';

/** Opens a pin's recent statistics. */
export function StatsButton({
  pin,
  size,
  className,
}: {
  readonly pin: Pin;
  readonly size: 16 | 24;
  readonly className: string | undefined;
}) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const label = seeStatsLabel(text(pinActionMessages.seeStats));
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        popoverTarget={id}
        aria-label={label}
        data-tooltip={label}
        aria-haspopup="dialog"
        aria-expanded={open}
      >
        <ChartIcon size={size} />
      </button>
      <AnchoredPopover
        id={id}
        popoverRef={popover}
        anchor={button}
        align="end"
        sheet
        role="dialog"
        aria-label={text(statMessages.stats)}
        onToggle={setOpen}
      >
        {() => <StatsPanel pin={pin} />}
      </AnchoredPopover>
    </>
  );
}
