import type { User } from '../../../domain/users/user.ts';

/** People by name. @throws {ServiceError} */
export interface UserGateway {
  /** Undefined: nobody of that name, or not for this viewer. */
  find(username: string): Promise<User | undefined>;
}
