import type { SessionGateway } from '../ports/session-gateway.ts';

/** Ends the session here and on the server. */
export class LogOut {
  readonly #deps: { readonly sessions: SessionGateway };
  constructor(deps: { readonly sessions: SessionGateway }) {
    this.#deps = deps;
  }

  async run(): Promise<void> {
    await this.#deps.sessions.logOut();
  }
}
