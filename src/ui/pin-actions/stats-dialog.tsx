import { STATS_DAYS } from '../../domain/statistics/pin-stats.ts';
import type { Pin } from '../../domain/pins/pin.ts';
import { Dialog } from '../kit/layers/dialog.tsx';
import { PinFigures } from './internal/pin-figures.tsx';

/** A pin's recent statistics in a dialog over its page. */
export function StatsDialog({ pin, onClose }: { readonly pin: Pin; readonly onClose: () => void }) {
  return (
    <Dialog title="Stats of this pin" description={`Last ${STATS_DAYS} days`} onClose={onClose}>
      <PinFigures pin={pin} />
    </Dialog>
  );
}
