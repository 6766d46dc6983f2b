import { accept, refuse } from '../../domain/limits/checked.ts';
import { refusalOf } from '../checked-fields.ts';
import type { LogInCommand, LoginGateway, SessionOutcome } from '../ports/login-gateway.ts';

/** Signs a person in by username or mail address. An empty field is refused without a request. */
export class LogIn {
  readonly #deps: { readonly logins: LoginGateway };
  constructor(deps: { readonly logins: LoginGateway }) {
    this.#deps = deps;
  }

  async run(command: LogInCommand): Promise<SessionOutcome> {
    const refused = refusalOf({
      usernameOrEmail: command.usernameOrEmail.trim() === '' ? refuse('missing') : accept(true),
      password: command.password === '' ? refuse('missing') : accept(true),
    });
    return refused ?? this.#deps.logins.logIn(command);
  }
}
