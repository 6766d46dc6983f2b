import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { CheckIcon } from '../kit/icons/check-icon.tsx';
import { WarningIcon } from '../kit/icons/warning-icon.tsx';
import classes from './internal/connection-notice.module.css';
import type { ConnectionStore } from './connection-store.ts';
import { connectionMessages } from './internal/messages.en.ts';
import { text } from '../text/language.ts';

type ConnectionNoticeProps = { readonly connection: ConnectionStore; readonly siteName: string };

const TEXTS = {
  network: { away: connectionMessages.offline, back: connectionMessages.backOnline },
  server: { away: connectionMessages.serverAway, back: connectionMessages.serverBack },
} as const;

/** A discreet notice at the lower edge: there is no connection or no server, or it is back. */
export const ConnectionNotice = observer(function ConnectionNotice({
  connection,
  siteName,
}: ConnectionNoticeProps) {
  const { phase, missing } = connection;
  const texts = TEXTS[missing];
  const isSaid = phase !== 'there';
  useEffect(() => {
    document.documentElement.toggleAttribute('data-connection-said', isSaid);
    return () => document.documentElement.removeAttribute('data-connection-said');
  }, [isSaid]);
  return (
    <div role="status" className={isSaid ? classes.notice : undefined}>
      {phase === 'away' && (
        <>
          <span className={classes.away}>
            <WarningIcon size={16} />
          </span>
          <span>{text(texts.away, { site: siteName })}</span>
        </>
      )}
      {phase === 'back' && (
        <>
          <span className={classes.back}>
            <CheckIcon size={16} />
          </span>
          <span>{text(texts.back)}</span>
        </>
      )}
    </div>
  );
});
