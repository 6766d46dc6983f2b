import type { Viewer } from '../../domain/users/user.ts';
import type { Refused } from './refused.ts';

export type LogInCommand = { readonly usernameOrEmail: string; readonly password: string };

export type SignUpCommand = {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Empty = the server derives one from the name. */
  readonly username: string;
  /** One-time code of a new instance; empty when it needs none. */
  readonly setupCode: string;
};

export type SessionOutcome = { readonly kind: 'signed-in'; readonly viewer: Viewer } | Refused;
export type SignUpOutcome = SessionOutcome | { readonly kind: 'confirm-email' };

/** The ways to log in and sign up. @throws {ServiceError} in every method. */
export interface LoginGateway {
  logIn(command: LogInCommand): Promise<SessionOutcome>;
  signUp(command: SignUpCommand): Promise<SignUpOutcome>;
}
