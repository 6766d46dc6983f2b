import { observer } from 'mobx-react-lite';
import type { MenuEntry } from '../../../kit/layers/menu-items.tsx';
import { closeupActions, type CloseupAction } from '../../../../domain/closeup/closeup-actions.ts';
import { feedbackEntryLabel, type FeedbackEntry } from '../../../../domain/feedback/feedback-kind.ts';
import { pictureDownload } from '../../../../domain/pins/picture-download.ts';
import type { Pin } from '../../../../domain/pins/pin.ts';
import { seeStatsLabel } from '../../../../domain/text/truncation.ts';
import { ServiceError } from '../../../../application/ports/service-error.ts';
import { useApp } from '../../../base/app-context.ts';
import { useLazyDialog } from '../../../base/lazy/use-lazy-dialog.ts';
import { cardToolMessages } from '../../../card-tools/messages.en.ts';
import { savePicture } from '../../../card-tools/save-picture.ts';
import type { FeedbackViewModel } from '../../../feedback/feedback-view-model.ts';
import { FEEDBACK_ICONS } from '../../../feedback/feedback-icons.tsx';
import { ChartIcon } from '../../../kit/icons/chart-icon.tsx';
import { DownloadIcon } from '../../../kit/icons/download-icon.tsx';
import { MoreIcon } from '../../../kit/icons/more-icon.tsx';
import { Menu } from '../../../kit/layers/menu.tsx';
import { failureText } from '../../../base/failure-text.ts';
import { pinActionMessages } from '../../../pin-actions/messages.en.ts';
import { text } from '../../../text/language.ts';
import classes from './closeup-actions.module.css';

/** The menu with a closeup's rarely used actions; hidden when it is empty. */
export const CloseupMore = observer(function CloseupMore({ pin }: { readonly pin: Pin }) {
  const { stores } = useApp();
  const { session, cards, toasts } = stores;
  const { part, open } = useLazyDialog();

  const tell = async (entry: FeedbackEntry) => {
    try {
      sayIt((await cards.open()).feedback, entry, pin);
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      toasts.say({ text: failureText(error.kind), kind: 'problem' });
    }
  };
  const entryOf = (action: CloseupAction): MenuEntry => {
    switch (action) {
      case 'stats':
        return {
          label: seeStatsLabel(text(pinActionMessages.seeStats)),
          icon: <ChartIcon size={20} />,
          onChoose: () =>
            open(async (close) => {
              const { StatsDialog } = await import('../../../pin-actions/stats-dialog.tsx');
              return <StatsDialog pin={pin} onClose={close} />;
            }),
        };
      case 'download':
        return {
          label: text(cardToolMessages.download),
          icon: <DownloadIcon size={20} />,
          onChoose: () => {
            const download = pictureDownload(pin);
            if (download !== null) savePicture(download);
          },
        };
      default:
        return {
          label: text(feedbackEntryLabel(action, pin)),
          icon: FEEDBACK_ICONS[action],
          onChoose: () => void tell(action),
        };
    }
  };

  const actions = closeupActions(pin, session.memberId);
  if (actions.length === 0) return null;
  return (
    <>
      <Menu
        label={text(cardToolMessages.more)}
        trigger={<MoreIcon size={24} />}
        triggerClass={`${classes.tool} ${classes.more}`}
        entries={actions.map(entryOf)}
        align="start"
        sheet
      />
      {part}
    </>
  );
});

function sayIt(viewModel: FeedbackViewModel, entry: FeedbackEntry, pin: Pin): void {
  if (entry === 'hide') viewModel.hide(pin, null, 'closeup');
  else if (entry === 'report') viewModel.report(pin, 'closeup');
  else viewModel.explain(pin);
}
