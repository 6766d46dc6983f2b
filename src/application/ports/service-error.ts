/**
 * A failure between this app and its server. Gateways throw it. Everything that a person can cause (a taken name, a
 * text that is too long) is an outcome instead.
 */
export class ServiceError extends Error {
  /**
   * `offline`: no answer, and the device has no network. `unreachable`: no answer, although there is a network.
   * `unavailable`: the server is busy, starting or broken. `session_ended`: the call needs a session, which has ended.
   * `limited`: the session came from a link in a mail, and the call needs one with a password.
   */
  readonly kind: 'offline' | 'unreachable' | 'unavailable' | 'session_ended' | 'limited';
  /** The server's message for people, if there is one. */
  readonly shown: string | null;

  constructor(kind: ServiceError['kind'], shown: string | null = null, options?: ErrorOptions) {
    super(`The service cannot be used: ${kind}`, options);
    this.name = 'ServiceError';
    this.kind = kind;
    this.shown = shown;
  }
}

/** True when there was no answer at all, so that a retry may succeed. */
export function isUnanswered(kind: ServiceError['kind']): boolean {
  return kind === 'offline' || kind === 'unreachable';
}

/** True when the same call may succeed after a log-in. */
export function needsLogIn(kind: ServiceError['kind']): boolean {
  return kind === 'session_ended' || kind === 'limited';
}
