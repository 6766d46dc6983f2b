import { observer } from 'mobx-react-lite';
import { feedbackEntries } from '../../domain/feedback/feedback-kind.ts';
import { mayReadStats } from '../../domain/pins/pin-stats.ts';
import type { Pin } from '../../domain/pins/pin.ts';
import { useApp } from '../app/app-context.ts';
import { SendIcon } from '../kit/icons/send-icon.tsx';
import { Menu } from '../kit/menu.tsx';
import { FavoriteButton } from '../pin-actions/favorite-button.tsx';
import { StatsButton } from '../pin-actions/stats-button.tsx';
import { SHARE_MENU, useShareEntries } from '../sharing/use-share-entries.tsx';
import classes from './closeup-actions.module.css';
import { ReportButton } from './report-button.tsx';

/** What members can do with an open pin besides saving it: send it, like it best, see how their own has done. */
export const CloseupTools = observer(function CloseupTools({ pin }: { readonly pin: Pin }) {
  const { viewer } = useApp().stores.session;
  const entries = useShareEntries(pin);
  return (
    <>
      <Menu
        label="Send"
        menuLabel={SHARE_MENU}
        trigger={<SendIcon size={24} />}
        triggerClass={classes.tool}
        entries={entries}
        align="start"
        sheet
      />
      <FavoriteButton pin={pin} look="closeup" />
      {mayReadStats(pin, viewer?.entityId ?? null) && (
        <StatsButton pin={pin} size={24} className={classes.tool} />
      )}
      {feedbackEntries(pin, viewer?.entityId ?? null).includes('report') && <ReportButton pin={pin} />}
    </>
  );
});
