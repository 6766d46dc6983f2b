import { accept, refuse } from '../../domain/limits/checked.ts';
import { refusalOf } from '../checked-fields.ts';
import type { LogInCommand, SessionGateway, SessionOutcome } from '../ports/session-gateway.ts';

/** Signs a person in by username or mail address. An empty field is refused without asking the server. */
export class LogIn {
  readonly #deps: { readonly sessions: SessionGateway };
  constructor(deps: { readonly sessions: SessionGateway }) {
    this.#deps = deps;
  }

  async run(command: LogInCommand): Promise<SessionOutcome> {
    const refused = refusalOf({
      usernameOrEmail: command.usernameOrEmail.trim() === '' ? refuse('missing') : accept(true),
      password: command.password === '' ? refuse('missing') : accept(true),
    });
    return refused ?? this.#deps.sessions.logIn(command);
  }
}
