import { accept, refuse, type Checked } from '../../../domain/limits/checked.ts';

type Chosen = { readonly newPassword: string; readonly newPasswordAgain: string };

/** Checks a password and its repetition. `not_allowed` on the second: the two differ. */
export async function checkChosenPassword(
  { newPassword, newPasswordAgain }: Chosen,
  account: { readonly username?: string | null; readonly email?: string | null },
): Promise<{ readonly newPassword: Checked<string>; readonly newPasswordAgain: Checked<unknown> }> {
  // Loaded lazily: the list of common passwords is large, and few visits need it.
  const { checkNewPassword } = await import('../../../domain/limits/password-field.ts');
  return {
    newPassword: checkNewPassword(newPassword, account),
    newPasswordAgain:
      newPasswordAgain === ''
        ? refuse('missing')
        : newPasswordAgain === newPassword
          ? accept(true)
          : refuse('not_allowed'),
  };
}
