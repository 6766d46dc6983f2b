import type { ServiceError } from '../../application/ports/service-error.ts';

/** What happened and what is safe, in a sentence or two. */
export function failureText(failure: ServiceError['kind']): string {
  switch (failure) {
    case 'offline':
      return 'You seem to be offline. Nothing is lost; try again when you are back.';
    case 'unreachable':
      return 'The server does not answer. Nothing is lost; try again in a moment.';
    case 'unavailable':
      return 'Sorry! Something went wrong on our end.';
    case 'limited':
      return 'Log in with your password and try again.';
    case 'session_ended':
      return 'You are not logged in any more. Log in and try again.';
  }
}
