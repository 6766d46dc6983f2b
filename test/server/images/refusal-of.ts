import type { IngestOutcome } from '../../../server/application/ports/media/media.ts';
import { english } from '../../support/english.ts';

/** Why a file was refused, in English; fails when it was not. */
export async function refusalOf(ingesting: Promise<IngestOutcome>) {
  const outcome = await ingesting;
  if (outcome.kind === 'picture') throw new Error('It was taken.');
  return { kind: outcome.kind, text: english(outcome.message) };
}
