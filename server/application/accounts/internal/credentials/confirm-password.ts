import { normalizedPassword } from '../../../../../src/domain/limits/password-field.ts';
import type { UserRecord } from '../../../ports/records.ts';
import type { PasswordHasher } from '../../../ports/surroundings.ts';

/** Checks the user's password again before sensitive actions. */
export function confirmPassword(
  passwords: PasswordHasher,
  user: Pick<UserRecord, 'passwordHash'>,
  password: string,
): Promise<boolean> {
  return passwords.verify(normalizedPassword(password), user.passwordHash);
}
