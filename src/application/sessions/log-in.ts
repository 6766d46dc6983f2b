import type { LogInCommand, SessionGateway, SessionOutcome } from '../ports/session-gateway.ts';

/** Signs a person in by username or mail address. An empty field is refused without asking the server. */
export class LogIn {
  readonly #deps: { readonly sessions: SessionGateway };
  constructor(deps: { readonly sessions: SessionGateway }) {
    this.#deps = deps;
  }

  async run(command: LogInCommand): Promise<SessionOutcome> {
    const fields = [
      ...(command.usernameOrEmail.trim() === ''
        ? [{ name: 'usernameOrEmail', problem: 'missing' } as const]
        : []),
      ...(command.password === '' ? [{ name: 'password', problem: 'missing' } as const] : []),
    ];
    if (fields.length > 0) return { kind: 'refused', message: '', fields };
    return this.#deps.sessions.logIn(command);
  }
}
