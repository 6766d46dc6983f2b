import type { ExperienceSummary } from '../../../../application/ports/experiences/operator-experience-gateway.ts';
import { normalized } from '../../../../domain/text/normalized.ts';

/** What of the list is shown; null: all of it. */
export type ListFilter = {
  readonly search: string;
  readonly state: string | null;
  readonly kind: string | null;
  readonly placement: string | null;
};

export const NO_FILTER: ListFilter = { search: '', state: null, kind: null, placement: null };

/** Those that need attention first: live, then scheduled, paused, drafts, and what is over. */
const ORDER = ['live', 'scheduled', 'paused', 'draft', 'ended', 'archived'];

/** The experiences that match. Archived ones are shown only when they are asked for. */
export function filtered(
  experiences: readonly ExperienceSummary[],
  { search, state, kind, placement }: ListFilter,
): readonly ExperienceSummary[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return experiences
    .filter((one) => (state === null ? one.state !== 'archived' : one.state === state))
    .filter((one) => kind === null || one.kind === kind)
    .filter((one) => placement === null || String(one.placementId) === placement)
    .filter((one) => words.every((word) => plain(`${one.name} ${one.experienceId}`).includes(word)))
    .toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state) || b.experienceId - a.experienceId);
}

function plain(words: string): string {
  return normalized(words, 'NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLocaleLowerCase();
}
