import type { Viewer } from '../../../domain/users/user.ts';

/** The current session. Every method @throws {ServiceError}. */
export interface SessionGateway {
  /** Null for visitors. */
  viewer(): Promise<Viewer | null>;
  /** Ends the session; without a session nothing happens. */
  logOut(): Promise<void>;
}
