import { useCallback, useEffect, useState } from 'react';
import { ServiceError } from '../../../application/ports/service-error.ts';
import {
  MISSING_STAT,
  MISSING_STAT_TEXT,
  STATS_DAYS,
  statLines,
  type PinStats,
  type StatLine,
} from '../../../domain/statistics/pin-stats.ts';
import type { Pin } from '../../../domain/pins/pin.ts';
import { useApp } from '../../base/app-context.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import { failureText } from '../../base/failure-text.ts';
import { WORDS_LOCALE } from '../../../domain/text/words-locale.ts';
import classes from './pin-figures.module.css';

type Shown =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly text: string }
  | { readonly kind: 'ready'; readonly stats: PinStats };

/** Placeholder for a pin whose statistics the viewer may not see. */
const UNTOLD: PinStats = { impressions: null, saves: null, pinClicks: null };

/** A pin's recent statistics as a list; loaded when it is opened. */
export function PinFigures({ pin }: { readonly pin: Pin }) {
  const { services } = useApp();
  const [shown, setShown] = useState<Shown>({ kind: 'loading' });
  const read = useCallback(async () => {
    setShown({ kind: 'loading' });
    try {
      const { stats } = await services.openPinActions();
      setShown({ kind: 'ready', stats: (await stats.read(pin.entityId, STATS_DAYS)) ?? UNTOLD });
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      setShown({ kind: 'failed', text: failureText(error.kind) });
    }
  }, [services, pin.entityId]);
  useEffect(() => void read(), [read]);
  if (shown.kind === 'failed')
    return (
      <div className={classes.failed}>
        <p role="alert">{shown.text}</p>
        <Button size={40} onClick={() => void read()}>
          Try again
        </Button>
      </div>
    );
  return (
    <dl className={classes.lines} aria-busy={shown.kind === 'loading'}>
      {statLines(shown.kind === 'ready' ? shown.stats : UNTOLD, pin.isPromotedOnly).map((line) => (
        <div key={line.label} className={classes.line}>
          <dt>{line.label}</dt>
          <dd className={classes.value}>{shown.kind === 'ready' ? <Figure {...line} /> : '…'}</dd>
        </div>
      ))}
    </dl>
  );
}

function Figure({ value }: StatLine) {
  if (value !== null) return <>{value.toLocaleString(WORDS_LOCALE)}</>;
  return (
    // Focusable, so that keyboard users can read the tooltip of the dash.
    <span tabIndex={0} data-tooltip={MISSING_STAT_TEXT}>
      <span aria-hidden="true">{MISSING_STAT}</span>
      <VisuallyHidden>{MISSING_STAT_TEXT}</VisuallyHidden>
    </span>
  );
}
