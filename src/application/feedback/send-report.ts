import { accept, refuse } from '../../domain/limits/checked.ts';
import { checkTextField } from '../../domain/limits/text-field.ts';
import type { ReportReason } from '../../domain/reports/report.ts';
import { refusalOf } from '../checked-fields.ts';
import type { PinFeedbackGateway, Report, ReportOutcome } from '../ports/pins/pin-feedback-gateway.ts';

/** `reason` is null until one was chosen. */
export type ReportCommand = Omit<Report, 'reason'> & { readonly reason: ReportReason | null };

/** Reports a pin, a board or a person. A missing reason or a text that is too long is refused without a request. */
export class SendReport {
  readonly #deps: { readonly feedback: Pick<PinFeedbackGateway, 'report'> };
  constructor(deps: { readonly feedback: Pick<PinFeedbackGateway, 'report'> }) {
    this.#deps = deps;
  }

  /** @throws {ServiceError} */
  async run({ object, reason, text: written }: ReportCommand): Promise<ReportOutcome> {
    const text = checkTextField('reportText', written);
    if (reason !== null && text.ok) return this.#deps.feedback.report({ object, reason, text: text.value });
    const refused = refusalOf({ reason: reason === null ? refuse('missing') : accept(reason), text });
    return refused!;
  }
}
