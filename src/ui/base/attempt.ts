import type { Refused } from '../../application/ports/refused.ts';
import { ServiceError } from '../../application/ports/service-error.ts';
import { failureText } from './failure-text.ts';
import type { Stores } from './stores/stores.ts';

/**
 * Runs a change. A toast shows the server's message on a refusal, or says that the service is unavailable. Undefined:
 * nothing was changed.
 */
export async function attempt<Outcome extends { readonly kind: string }>(
  { toasts }: Pick<Stores, 'toasts'>,
  change: () => Promise<Outcome | Refused>,
): Promise<Exclude<Outcome, Refused> | undefined> {
  try {
    const outcome = await change();
    if (!isRefused(outcome)) return outcome as Exclude<Outcome, Refused>;
    toasts.say({ text: outcome.message || failureText('unavailable'), kind: 'problem' });
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    toasts.say({ text: error.shown ?? failureText(error.kind), kind: 'problem' });
  }
  return undefined;
}

function isRefused(outcome: { readonly kind: string }): outcome is Refused {
  return outcome.kind === 'refused';
}
