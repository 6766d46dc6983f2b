import { checkTextField } from '../../domain/limits/text-field.ts';
import { refusalOf } from '../checked-fields.ts';
import type { PinFeedbackGateway, PinReport, ReportOutcome } from '../ports/pin-feedback-gateway.ts';

/** Reports a pin. A text that is too long is refused before the server is asked. */
export class ReportPin {
  readonly #deps: { readonly feedback: Pick<PinFeedbackGateway, 'report'> };
  constructor(deps: { readonly feedback: Pick<PinFeedbackGateway, 'report'> }) {
    this.#deps = deps;
  }

  /** @throws {ServiceError} */
  async run(report: PinReport): Promise<ReportOutcome> {
    const text = checkTextField('reportText', report.text);
    const refused = refusalOf({ text });
    return refused ?? this.#deps.feedback.report({ ...report, text: text.ok ? text.value : '' });
  }
}
