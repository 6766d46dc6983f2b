import type {
  ExperienceRevision,
  ExperienceSummary,
  ListedSwitch,
} from '../../application/ports/experiences/operator-experience-gateway.ts';
import { shownCounts, type EventCount } from '../../domain/experiences/authoring/experience-results.ts';
import { experienceState, type StoredState } from '../../domain/experiences/authoring/experience-state.ts';
import { killSwitchesOf, switchAgainst } from '../../domain/experiences/authoring/kill-switch.ts';
import { draftFacts, readDraft } from '../../domain/experiences/authoring/read-draft.ts';
import { explainExperiences } from '../../domain/experiences/delivery/explain-experiences.ts';
import type { ExplainedFacts } from '../../domain/experiences/delivery/explanation.ts';

/** An experience in the memory of a test. */
export type StoredExperience = {
  readonly revisions: readonly Omit<ExperienceRevision, 'findings'>[];
  readonly live: number | null;
  readonly state: Omit<StoredState, 'schedule'>;
};

export function experienceSummary(
  experienceId: number,
  { revisions, live, state }: StoredExperience,
  {
    now,
    switches,
    today,
  }: {
    readonly now: number;
    readonly switches: readonly ListedSwitch[];
    readonly today: readonly EventCount[];
  },
): ExperienceSummary {
  const shown = revisions.find(({ revision }) => revision === live) ?? revisions.at(-1);
  const facts = draftFacts(shown?.definition ?? {});
  const { schedule, placementId, group } = facts;
  return {
    experienceId,
    name: facts.name,
    kind: facts.kind,
    placementId,
    state: experienceState({ ...state, schedule: live === null ? null : schedule }, now),
    origin: 'store',
    startsAt: schedule?.start || null,
    endsAt: schedule?.end ?? null,
    liveRevision: live,
    newestRevision: revisions.at(-1)?.revision ?? 0,
    priority: facts.priority,
    group,
    switchedOffBy: switchAgainst(
      { experienceId, placementId: placementId ?? -1, group },
      killSwitchesOf(switches),
    ),
    today: shownCounts(today),
  };
}

/** Explains for a viewer which of the live experiences are shown. */
export function explainStored(
  {
    experiences,
    switches,
  }: { readonly experiences: Iterable<StoredExperience>; readonly switches: readonly ListedSwitch[] },
  facts: ExplainedFacts,
  now: number,
) {
  const definitions = [...experiences].flatMap(({ revisions, live, state }) => {
    const found = revisions.find(({ revision }) => revision === live);
    const read =
      found === undefined || state.isEnded || state.isArchived ? null : readDraft(found.definition);
    if (!read?.ok) return [];
    return [{ ...read.definition, revision: live ?? 0, isPaused: state.isPaused }];
  });
  return explainExperiences({
    set: { definitions, switches: killSwitchesOf(switches) },
    viewer: { ...facts, key: null },
    history: new Map(),
    now,
  });
}
