import { observer } from 'mobx-react-lite';
import { useEffect, type ComponentType, type ReactNode } from 'react';
import { isPromoted } from '../../domain/sponsorship/promoted.ts';
import { useApp } from '../base/app-context.ts';
import { useLazyDialog } from '../base/lazy/use-lazy-dialog.ts';
import { text } from '../text/language.ts';
import { feedbackViewMessages } from './internal/messages.en.ts';
import type { FeedbackViewModel, FeedbackQuestion } from './feedback-view-model.ts';

/** The dialogs about pins; their code is loaded with the first one. */
export function feedbackDialogHost(viewModel: FeedbackViewModel): ComponentType {
  return observer(function FeedbackQuestions() {
    const { site } = useApp();
    const { part, open } = useLazyDialog();
    const { asked } = viewModel;
    useEffect(() => {
      open((close) =>
        asked === null ? Promise.resolve(null) : questionPart(viewModel, asked, site.name, close),
      );
    }, [asked, open, site.name]);
    return part;
  });
}

async function questionPart(
  viewModel: FeedbackViewModel,
  asked: FeedbackQuestion,
  siteName: string,
  close: () => void,
): Promise<ReactNode> {
  const onClose = () => {
    close();
    viewModel.close(asked);
  };
  const { pin } = asked;
  if (asked.kind === 'why') {
    const { WhyDialog } = await import('./internal/why-dialog.tsx');
    return <WhyDialog pin={pin} onClose={onClose} />;
  }
  const { ReportDialog } = await import('../reporting/report-dialog.tsx');
  return (
    <ReportDialog
      object={{ objectType: 'pin', objectId: pin.entityId }}
      title={text(isPromoted(pin) ? feedbackViewMessages.reportAd : feedbackViewMessages.reportPin)}
      onClose={onClose}
      onReported={() => viewModel.noteReported(pin, asked.from, siteName)}
    />
  );
}
