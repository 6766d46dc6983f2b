import { observer } from 'mobx-react-lite';
import { useEffect, type ComponentType, type ReactNode } from 'react';
import { useApp } from '../base/app-context.ts';
import { useLazyDialog } from '../base/lazy/use-lazy-dialog.ts';
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
  const { ReportDialog, WhyDialog } = await import('./internal/feedback-dialogs.tsx');
  const onClose = () => {
    close();
    viewModel.close(asked);
  };
  const { pin } = asked;
  if (asked.kind === 'why') return <WhyDialog pin={pin} onClose={onClose} />;
  return (
    <ReportDialog
      pin={pin}
      onClose={onClose}
      onReported={() => viewModel.noteReported(pin, asked.from, siteName)}
    />
  );
}
