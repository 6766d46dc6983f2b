/**
 * Who may create an account: everybody (`open`), only the operator (`closed`), or the `first` user of a new server, who
 * becomes its operator. `first-with-code`: the first user needs the server's setup code, because a stranger could be faster.
 */
export type SignupPolicy = 'open' | 'closed' | 'first' | 'first-with-code';

type Door = {
  readonly allowsSignup: boolean;
  /** True while there is no account. */
  readonly isEmpty: boolean;
  readonly asksSetupCode: boolean;
};

export function signupPolicy({ allowsSignup, isEmpty, asksSetupCode }: Door): SignupPolicy {
  if (!allowsSignup) return 'closed';
  if (!isEmpty) return 'open';
  return asksSetupCode ? 'first-with-code' : 'first';
}

/** Whether visitors can sign up. */
export function maySignUp(how: SignupPolicy): boolean {
  return how !== 'closed';
}

/** Whether the next account becomes the operator. */
export function isFirstAccount(how: SignupPolicy): boolean {
  return how === 'first' || how === 'first-with-code';
}
