import { useId, useRef, useState } from 'react';
import type { Pin } from '../../domain/pins/pin.ts';
import { seeStatsLabel } from '../../domain/text/truncation.ts';
import { AnchoredPopover } from '../kit/layers/anchored-popover.tsx';
import { ChartIcon } from '../kit/icons/chart-icon.tsx';
import { StatsPanel } from './internal/stats-panel.tsx';

const LABEL = seeStatsLabel('See stats');

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
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        popoverTarget={id}
        aria-label={LABEL}
        data-tooltip={LABEL}
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
        aria-label="Stats of this pin"
        onToggle={setOpen}
      >
        {() => <StatsPanel pin={pin} />}
      </AnchoredPopover>
    </>
  );
}
