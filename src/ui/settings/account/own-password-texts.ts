/** What is wrong with the password by which somebody shows to be the owner of the account. */
export const OWN_PASSWORD_TEXTS = {
  'password.missing': 'Enter your password, so that nobody else can do this.',
  'password.not_allowed': 'The current password is incorrect.',
} as const;
