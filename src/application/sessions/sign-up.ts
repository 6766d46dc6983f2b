import { accept } from '../../domain/limits/checked.ts';
import { checkEmail } from '../../domain/limits/email-field.ts';
import { checkTextField } from '../../domain/limits/text-field.ts';
import { checkUsername } from '../../domain/limits/username-field.ts';
import { isReservedName } from '../../domain/routes/reserved-words.ts';
import { refusalOf } from '../checked-fields.ts';
import type { LoginGateway, SignUpCommand, SignUpOutcome } from '../ports/login-gateway.ts';

/** Creates an account and signs its owner in. Invalid fields are refused without a request. */
export class SignUp {
  readonly #deps: { readonly logins: LoginGateway };
  constructor(deps: { readonly logins: LoginGateway }) {
    this.#deps = deps;
  }

  async run(command: SignUpCommand): Promise<SignUpOutcome> {
    const { username, email, password } = command;
    // Loaded lazily: the list of common passwords is large, and few visits need it.
    const { checkNewPassword } = await import('../../domain/limits/password-field.ts');
    const refused = refusalOf({
      firstName: checkTextField('firstName', command.firstName),
      username: username.trim() === '' ? accept('') : checkUsername(username, isReservedName),
      email: checkEmail(email),
      password: checkNewPassword(password, { username, email }),
    });
    return refused ?? this.#deps.logins.signUp(command);
  }
}
