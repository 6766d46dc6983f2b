import type { Viewer } from '../../../domain/users/user.ts';

/** Who is signed in. @throws {ServiceError} in every method. */
export interface SessionGateway {
  /** Null for visitors. */
  viewer(): Promise<Viewer | null>;
  /** Ends the session; without one nothing happens. */
  logOut(): Promise<void>;
}
