import type { PasswordHasher } from '../../../../server/application/ports/surroundings.ts';

/** Quick, where only right and wrong count. */
export const QUICK_PASSWORDS: PasswordHasher = {
  hash: async (password) => `hash of ${password}`,
  verify: async (password, hash) => hash === `hash of ${password}`,
};
