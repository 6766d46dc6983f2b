import type { ServiceError } from '../../application/ports/service-error.ts';
import { text } from '../text/language.ts';
import { failureMessages } from './messages.en.ts';

/** What happened and what is not lost, in one or two sentences. */
export function failureText(failure: ServiceError['kind']): string {
  return text(failureMessages[failure]);
}
