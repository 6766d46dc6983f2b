import { viewerFromWire } from '../../../../wire/viewer-from-wire.ts';
import type {
  LogInCommand,
  LoginGateway,
  SessionOutcome,
  SignUpCommand,
  SignUpOutcome,
} from '../../../application/ports/login-gateway.ts';
import { refusedBy, type ResourceClient } from '../client/resource-client.ts';

const FORM_NAMES = {
  username_or_email: 'usernameOrEmail',
  first_name: 'firstName',
  last_name: 'lastName',
  setup_code: 'setupCode',
} as const;

/** Log-in and sign-up over the resource calls. */
export class HttpLoginGateway implements LoginGateway {
  readonly #calls: ResourceClient;
  constructor(calls: ResourceClient) {
    this.#calls = calls;
  }

  async logIn(command: LogInCommand): Promise<SessionOutcome> {
    const answer = await this.#calls.create('UserSession', {
      username_or_email: command.usernameOrEmail,
      password: command.password,
    });
    return answer.kind === 'ok'
      ? { kind: 'signed-in', viewer: viewerFromWire(answer.data) }
      : refusedBy(answer.error, FORM_NAMES);
  }

  async signUp(command: SignUpCommand): Promise<SignUpOutcome> {
    const answer = await this.#calls.create('UserRegister', {
      email: command.email,
      password: command.password,
      first_name: command.firstName,
      last_name: command.lastName,
      username: command.username,
      setup_code: command.setupCode,
    });
    if (answer.kind === 'failed') return refusedBy(answer.error, FORM_NAMES);
    return 'status' in answer.data
      ? { kind: 'confirm-email' }
      : { kind: 'signed-in', viewer: viewerFromWire(answer.data) };
  }
}
