import { ListReports } from '../../../../application/feedback/list-reports.ts';
import { ReportContent } from '../../../../application/feedback/report-content.ts';
import { ServePicture } from '../../../../application/media/serve-picture.ts';
import { AppealDecision } from '../../../../application/moderation/appeal-decision.ts';
import { DecideAppeal } from '../../../../application/moderation/decide-appeal.ts';
import { DecideReport } from '../../../../application/moderation/decide-report.ts';
import { ListAppeals } from '../../../../application/moderation/list-appeals.ts';
import { ListDecisions } from '../../../../application/moderation/list-decisions.ts';
import { ListQueue } from '../../../../application/moderation/list-queue.ts';
import { ReadRemovedPin } from '../../../../application/moderation/read-removed-pin.ts';
import { UndoDecision } from '../../../../application/moderation/undo-decision.ts';
import type { BaseDeps } from '../base-deps.ts';

/** Builds the use-cases for reports, decisions on them and appeals. */
export function moderationCallDepsOn(on: BaseDeps) {
  const { store, ids, clock, removed } = on;
  return {
    reportContent: new ReportContent({ store, ids, clock }),
    appealDecision: new AppealDecision({ store, ids, clock }),
    listReports: new ListReports({ store }),
    decideReport: new DecideReport({ store, ids, clock, removed }),
    undoDecision: new UndoDecision({ store, ids, clock, removed }),
    decideAppeal: new DecideAppeal({ store, ids, clock, removed }),
    listQueue: new ListQueue({ store, clock }),
    listDecisions: new ListDecisions({ store }),
    listAppeals: new ListAppeals({ store }),
    readRemovedPin: new ReadRemovedPin({
      store,
      pictures: new ServePicture({ media: on.media, pictures: on.pictures }),
    }),
  };
}
