import { signupPolicy, type SignupPolicy } from '../../../src/domain/users/signup-policy.ts';
import type { StoreReader } from '../../application/ports/store.ts';

type SignupPolicyDeps = {
  readonly store: { readonly users: Pick<StoreReader['users'], 'isEmpty'> };
  readonly setupCode: string | null;
  readonly allowsSignup: boolean;
};

/** The current signup policy. Once an account exists, the store is not read any more. */
export function readSignupPolicy({
  store,
  setupCode,
  allowsSignup,
}: SignupPolicyDeps): () => Promise<SignupPolicy> {
  let isEmpty = true;
  return async () => {
    if (allowsSignup && isEmpty) isEmpty = await store.users.isEmpty();
    return signupPolicy({ allowsSignup, isEmpty, asksSetupCode: setupCode !== null });
  };
}
