import { normalizedPassword } from '../../../../src/domain/limits/password-field.ts';
import type { UserRecord } from '../../ports/records.ts';
import type { PasswordHasher } from '../../ports/surroundings.ts';

/** Whether this is the user's password: asked again before things that a stranger at the desk must not do. */
export function confirmPassword(
  passwords: PasswordHasher,
  user: Pick<UserRecord, 'passwordHash'>,
  password: string,
): Promise<boolean> {
  return passwords.verify(normalizedPassword(password), user.passwordHash);
}
