import type { ReactNode } from 'react';
import { reportedWords } from '../../domain/feedback/feedback-texts.ts';
import type { ReportedObject } from '../../domain/reports/report.ts';
import { useApp } from '../base/app-context.ts';
import { useLazyDialog } from '../base/lazy/use-lazy-dialog.ts';
import { text } from '../text/language.ts';

/**
 * Reports a board, a person or a message: `report` opens the form, `part` is its element, and a toast thanks.
 * @param onReported is called once the report is known to the moderators
 */
export function useReport(onReported?: (object: ReportedObject) => void): {
  readonly part: ReactNode;
  readonly report: (object: ReportedObject, title: string) => void;
} {
  const { site, stores } = useApp();
  const { part, open } = useLazyDialog();
  const thank = (object: ReportedObject) => {
    const { heading, text: detail } = reportedWords(site.name);
    stores.toasts.say({ text: text(heading), detail: text(detail), kind: 'done' });
    onReported?.(object);
  };
  const report = (object: ReportedObject, title: string) =>
    open(async (close) => {
      const { ReportDialog } = await import('./report-dialog.tsx');
      return <ReportDialog object={object} title={title} onClose={close} onReported={() => thank(object)} />;
    });
  return { part, report };
}
