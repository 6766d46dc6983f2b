import { ServiceError } from '../../../application/ports/service-error.ts';

/** What it means that a request got no answer: without a network the person is offline, else the server is away. */
export function noAnswer(cause?: unknown): ServiceError {
  return new ServiceError(navigator.onLine ? 'unreachable' : 'offline', null, { cause });
}
