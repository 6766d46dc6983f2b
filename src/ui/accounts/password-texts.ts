import { PASSWORD_MIN } from '../../domain/limits/password-length.ts';

/** The messages about new passwords, for `useForm`. */
export const PASSWORD_TEXTS = {
  'newPassword.missing': 'Choose a password.',
  'newPassword.not_allowed': 'This password is too easy to guess. Choose another one.',
  'newPasswordAgain.missing': 'Enter your new password again.',
  'newPasswordAgain.not_allowed': 'Passwords don’t match.',
} as const;

export const PASSWORD_HELP = `At least ${PASSWORD_MIN} characters. Longer is safer.`;
