import type { User } from '../../../domain/users/user.ts';

/** People by name. @throws {ServiceError} */
export interface UserGateway {
  /** Undefined: no such person, or hidden from this viewer. */
  find(username: string): Promise<User | undefined>;
}
