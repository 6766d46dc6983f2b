/**
 * How one comes to an account here: by signing up, from the operator alone (`closed`), or as the `first` of a new
 * server, who runs it. `first-with-code`: strangers could be faster, so the first one shows the server's setup code.
 */
export type Joining = 'open' | 'closed' | 'first' | 'first-with-code';

type Door = {
  readonly allowsSignup: boolean;
  /** There is no account yet. */
  readonly isEmpty: boolean;
  readonly asksSetupCode: boolean;
};

export function joining({ allowsSignup, isEmpty, asksSetupCode }: Door): Joining {
  if (!allowsSignup) return 'closed';
  if (!isEmpty) return 'open';
  return asksSetupCode ? 'first-with-code' : 'first';
}

/** Whether somebody without an account is offered to sign up. */
export function maySignUp(how: Joining): boolean {
  return how !== 'closed';
}

/** The next account runs the server. */
export function isFirstAccount(how: Joining): boolean {
  return how === 'first' || how === 'first-with-code';
}
