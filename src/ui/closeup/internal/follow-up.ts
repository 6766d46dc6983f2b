import { ServiceError } from '../../../application/ports/service-error.ts';
import { feedbackEntries } from '../../../domain/feedback/feedback-kind.ts';
import type { Pin } from '../../../domain/pins/pin.ts';
import { failureText } from '../../base/failure-text.ts';
import type { Stores } from '../../base/stores/stores.ts';
import { text } from '../../text/language.ts';
import { closeupMessages } from './messages.en.ts';

/** Says that the pin was sent, or asks what is wrong with it. */
export function followUp(kind: 'pin-sent' | 'pin-feedback', pinId: string, stores: Stores): void {
  const pin = stores.pins.findByName(pinId);
  if (pin === undefined) return;
  if (kind === 'pin-sent') stores.toasts.say({ text: text(closeupMessages.sent), kind: 'done' });
  else void askForFeedback(pin, stores);
}

/** Opens the report dialog. On own pins, and for visitors, the pin is all there is. */
async function askForFeedback(pin: Pin, { cards, session, toasts }: Stores): Promise<void> {
  if (!feedbackEntries(pin, session.memberId).includes('report')) return;
  try {
    (await cards.open()).feedback.report(pin, 'closeup');
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    toasts.say({ text: failureText(error.kind), kind: 'problem' });
  }
}
