import { joining, type Joining } from '../../src/domain/users/joining.ts';
import type { StoreReader } from '../application/ports/store.ts';

type HowToJoinDeps = {
  readonly store: { readonly users: Pick<StoreReader['users'], 'isEmpty'> };
  readonly setupCode: string | null;
  readonly allowsSignup: boolean;
};

/** Tells how one comes to an account at this moment. Once there is somebody, the store is not asked any more. */
export function howToJoin({ store, setupCode, allowsSignup }: HowToJoinDeps): () => Promise<Joining> {
  let isEmpty = true;
  return async () => {
    if (allowsSignup && isEmpty) isEmpty = await store.users.isEmpty();
    return joining({ allowsSignup, isEmpty, asksSetupCode: setupCode !== null });
  };
}
