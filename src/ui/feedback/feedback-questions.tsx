import { observer } from 'mobx-react-lite';
import { useEffect, type ComponentType, type ReactNode } from 'react';
import { useApp } from '../base/app-context.ts';
import { useLatePart } from '../base/use-late-part.ts';
import type { FeedbackDesk, FeedbackQuestion } from './feedback-desk.ts';

/** The questions about pins, over the page; their code comes with the first one. */
export function feedbackQuestions(desk: FeedbackDesk): ComponentType {
  return observer(function FeedbackQuestions() {
    const { site } = useApp();
    const { part, open } = useLatePart();
    const { asked } = desk;
    useEffect(() => {
      open((close) => (asked === null ? Promise.resolve(null) : questionPart(desk, asked, site.name, close)));
    }, [asked, open, site.name]);
    return part;
  });
}

async function questionPart(
  desk: FeedbackDesk,
  asked: FeedbackQuestion,
  siteName: string,
  close: () => void,
): Promise<ReactNode> {
  const { ReportDialog, WhyDialog } = await import('./feedback-dialogs.tsx');
  const onClose = () => {
    close();
    desk.close(asked);
  };
  const { pin } = asked;
  if (asked.kind === 'why') return <WhyDialog pin={pin} onClose={onClose} />;
  return (
    <ReportDialog
      pin={pin}
      onClose={onClose}
      onReported={() => desk.noteReported(pin, asked.from, siteName)}
    />
  );
}
