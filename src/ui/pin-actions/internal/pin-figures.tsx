import { useCallback, useEffect, useState } from 'react';
import { ServiceError } from '../../../application/ports/service-error.ts';
import { STATS_DAYS, statLines, type PinStats } from '../../../domain/statistics/pin-stats.ts';
import type { Pin } from '../../../domain/pins/pin.ts';
import { formatRoute } from '../../../domain/routes/format-route.ts';
import { useApp } from '../../base/app-context.ts';
import { AppLink } from '../../kit/app-link.tsx';
import { Button } from '../../kit/buttons/button.tsx';
import { failureText } from '../../base/failure-text.ts';
import { text } from '../../text/language.ts';
import { StatFigure, statName } from '../stat-figure.tsx';
import { statMessages } from './messages.en.ts';
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
          {text(statMessages.tryAgain)}
        </Button>
      </div>
    );
  return (
    <>
      <dl className={classes.lines} aria-busy={shown.kind === 'loading'}>
        {statLines(shown.kind === 'ready' ? shown.stats : UNTOLD, pin.isPromotedOnly).map((line) => (
          <div key={line.kind} className={classes.line}>
            <dt>{statName(line.kind)}</dt>
            <dd className={classes.value}>
              {shown.kind === 'ready' ? <StatFigure value={line.value} /> : '…'}
            </dd>
          </div>
        ))}
      </dl>
      <AppLink className={classes.more} href={formatRoute({ kind: 'pin-analytics', pinId: pin.entityId })}>
        {text(statMessages.dayByDay)}
      </AppLink>
    </>
  );
}
