import { PASSWORD_MIN } from '../../domain/limits/password-length.ts';
import { text } from '../text/language.ts';
import { passwordMessages } from './internal/messages.en.ts';

/** The messages about new passwords, for `useForm`. */
export function passwordProblems() {
  return {
    'newPassword.missing': text(passwordMessages.missing),
    'newPassword.not_allowed': text(passwordMessages.tooEasy),
    'newPasswordAgain.missing': text(passwordMessages.againMissing),
    'newPasswordAgain.not_allowed': text(passwordMessages.different),
  };
}

/** What a new password has to be. */
export function passwordHelp(): string {
  return text(passwordMessages.help, { min: PASSWORD_MIN });
}
