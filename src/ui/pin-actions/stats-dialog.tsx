import { STATS_DAYS } from '../../domain/statistics/pin-stats.ts';
import type { Pin } from '../../domain/pins/pin.ts';
import { Dialog } from '../kit/layers/dialog.tsx';
import { text } from '../text/language.ts';
import { statMessages } from './internal/messages.en.ts';
import { PinFigures } from './internal/pin-figures.tsx';

/** A pin's recent statistics in a dialog over its page. */
export function StatsDialog({ pin, onClose }: { readonly pin: Pin; readonly onClose: () => void }) {
  return (
    <Dialog
      title={text(statMessages.stats)}
      description={text(statMessages.lastDays, { days: STATS_DAYS })}
      onClose={onClose}
    >
      <PinFigures pin={pin} />
    </Dialog>
  );
}
