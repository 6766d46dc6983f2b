import type { OperatorName } from '../../../../application/ports/experiences/operator-experience-gateway.ts';
import { text } from '../../../text/language.ts';
import { detailMessages } from './messages.en.ts';

/** Who did something; operators may have left. */
export function operatorName(operator: OperatorName | null): string {
  if (operator === null) return text(detailMessages.formerOperator);
  return operator.fullName || operator.username;
}
