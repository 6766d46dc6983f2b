import type { Refusal } from '../../../../../src/domain/limits/checked.ts';
import { phrase, type Phrase } from '../../../../../src/domain/messages/message.ts';
import { invalidParameter, type CallFailure } from '../../core/call/call-failure.ts';
import { callMessages } from '../messages.en.ts';

/** Why a password is refused. */
export function refusedPassword(name: string, refusal: Refusal): CallFailure {
  const { problem, limit } = refusal;
  const message = reasonOf(refusal);
  return invalidParameter(name, problem, {
    ...(limit === undefined ? {} : { limit }),
    ...(message === undefined ? {} : { message }),
  });
}

function reasonOf({ problem, limit = 0 }: Refusal): Phrase | undefined {
  if (problem === 'too_short') return phrase(callMessages.passwordTooShort, { limit });
  if (problem === 'too_long') return phrase(callMessages.passwordTooLong, { limit });
  return problem === 'not_allowed' ? callMessages.passwordGuessable : undefined;
}

type TwiceTyped = { readonly new_password: string; readonly new_password_confirm: string };

/** Compares the two entries of a new password. @throws {CallFailure} 400/1 */
export function checkTwiceTyped({ new_password, new_password_confirm }: TwiceTyped): void {
  if (new_password === new_password_confirm) return;
  throw invalidParameter('new_password_confirm', 'not_allowed', { message: callMessages.passwordsDiffer });
}
