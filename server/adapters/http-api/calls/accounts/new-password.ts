import type { Refusal } from '../../../../../src/domain/limits/checked.ts';
import { invalidParameter, type CallFailure } from '../../core/call/call-failure.ts';

const MESSAGES: Readonly<Record<string, string>> = {
  too_short: 'Password is too short (8 characters at least).',
  too_long: 'Password is too long (128 characters at most).',
  not_allowed: 'This password is too easy to guess. Please choose another one.',
};

/** Why a password is refused. */
export function refusedPassword(name: string, { problem, limit }: Refusal): CallFailure {
  return invalidParameter(name, problem, {
    ...(limit === undefined ? {} : { limit }),
    ...(MESSAGES[problem] === undefined ? {} : { message: MESSAGES[problem] }),
  });
}

type TwiceTyped = { readonly new_password: string; readonly new_password_confirm: string };

/** Compares the two entries of a new password. @throws {CallFailure} 400/1 */
export function checkTwiceTyped({ new_password, new_password_confirm }: TwiceTyped): void {
  if (new_password === new_password_confirm) return;
  throw invalidParameter('new_password_confirm', 'not_allowed', {
    message: 'Passwords don’t match.',
  });
}
