import type { Viewer } from '../../domain/users/user.ts';
import type { SessionGateway } from '../ports/people/session-gateway.ts';

/** Reads the signed-in user; null for a visitor. */
export class ReadViewer {
  readonly #deps: { readonly sessions: SessionGateway };
  constructor(deps: { readonly sessions: SessionGateway }) {
    this.#deps = deps;
  }

  run(): Promise<Viewer | null> {
    return this.#deps.sessions.viewer();
  }
}
