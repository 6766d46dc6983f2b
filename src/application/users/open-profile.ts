import type { User } from '../../domain/users/user.ts';
import type { UserGateway } from '../ports/people/user-gateway.ts';

/** Reads a person's profile. Undefined: no such person. */
export class OpenProfile {
  readonly #deps: { readonly users: UserGateway };
  constructor(deps: { readonly users: UserGateway }) {
    this.#deps = deps;
  }

  run(username: string): Promise<User | undefined> {
    return this.#deps.users.find(username);
  }
}
