import { troubleOfStatus, type SourceTrouble } from '../../../src/domain/sources/source-trouble.ts';
import type { WebFailure, WebOutcome } from '../ports/web/web.ts';

/**
 * The failure that people see. A refused address is shown as unreachable, so that the response does not reveal this
 * server's network.
 */
const TROUBLES: Readonly<Record<WebFailure, SourceTrouble>> = {
  not_an_address: 'credentials',
  refused: 'unreachable',
  unreachable: 'unreachable',
  bad_status: 'site_error',
  too_many_redirects: 'endless_redirects',
  too_large: 'too_large',
  too_slow: 'too_slow',
  not_readable: 'site_error',
};

export function troubleOfWeb(outcome: Exclude<WebOutcome, { kind: 'fetched' }>): SourceTrouble {
  if (outcome.kind !== 'failed') return 'site_error';
  const { reason, status } = outcome;
  return reason === 'bad_status' && status !== undefined ? troubleOfStatus(status) : TROUBLES[reason];
}
