/** Errors of the current password, which confirms that the viewer owns the account. */
export const OWN_PASSWORD_TEXTS = {
  'password.missing': 'Enter your password, so that nobody else can do this.',
  'password.not_allowed': 'The current password is incorrect.',
} as const;
