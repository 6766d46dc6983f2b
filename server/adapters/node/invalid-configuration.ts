/** An environment variable has an invalid value; the server must not start. */
export class InvalidConfiguration extends Error {
  readonly variable: string;

  constructor(variable: string, problem: string, options?: ErrorOptions) {
    super(`${variable}: ${problem}`, options);
    this.name = 'InvalidConfiguration';
    this.variable = variable;
  }
}
