import { ServiceError } from '../../../application/ports/service-error.ts';

/**
 * The error of a request without an answer: without a network the person is offline, otherwise the server is
 * unavailable.
 */
export function noAnswer(cause?: unknown): ServiceError {
  return new ServiceError(navigator.onLine ? 'unreachable' : 'offline', null, { cause });
}
