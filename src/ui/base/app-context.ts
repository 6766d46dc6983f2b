import { createContext, useContext } from 'react';
import type { SignupPolicy } from '../../domain/users/signup-policy.ts';
import type { Stores } from './stores/stores.ts';
import type { PageStore } from './page-store.ts';
import type { Services } from './services.ts';

/** The name, the origin and the signup policy of this instance, and the photo formats that it accepts. */
export type Site = {
  readonly name: string;
  /** `https://pins.example`, without a slash at the end. */
  readonly origin: string;
  readonly signupPolicy: SignupPolicy;
  /** Photos of phones (HEIC), which not every server can read. */
  readonly takesHeic: boolean;
  /** Hosts for whose links the operator vouches. */
  readonly trustedHosts: readonly string[];
};

export type AppValue = {
  readonly site: Site;
  readonly services: Services;
  readonly stores: Stores;
  readonly pages: PageStore;
};

export const AppContext = createContext<AppValue | null>(null);

/** The app that this view belongs to. @throws outside of one */
export function useApp(): AppValue {
  const app = useContext(AppContext);
  if (app === null) throw new Error('This view stands outside of the app.');
  return app;
}
