import type { ExperienceResults } from '../../../../src/domain/experiences/authoring/experience-results.ts';
import type { ExplainedFacts, Explanation } from '../../../../src/domain/experiences/delivery/explanation.ts';
import type { UserId } from '../../../../src/domain/ids/ids.ts';
import { startOfDay } from '../../../../src/domain/statistics/day.ts';
import type {
  WireExperienceDetails,
  WireExperienceLogEntry,
  WireExperienceOverview,
  WireExperienceResults,
  WireExperienceRevision,
  WireExperienceSummary,
  WireExplanation,
  WireOperatorName,
  WireSavedDraft,
  WireViewerFacts,
} from '../../../../wire/operator-experience.ts';
import { dayToWire, timeToWire } from '../../../../wire/time.ts';
import type {
  ListedExperience,
  OperatorNames,
  ReadOperatorExperiences,
  ReadRevision,
} from '../../../application/experiences/read-operator-experiences.ts';
import type { SavedExperience } from '../../../application/experiences/write-experiences.ts';
import type { ExperienceLogRecord } from '../../../application/ports/people/operator-experiences.ts';

type Overview = Awaited<ReturnType<ReadOperatorExperiences['list']>>;
type Details = NonNullable<Awaited<ReturnType<ReadOperatorExperiences['details']>>>;

export function overviewToWire({ experiences, switches, log, names }: Overview): WireExperienceOverview {
  return {
    experiences: experiences.map(summaryToWire),
    switches: switches.map(({ kind, name, origin }) => ({ kind, name, origin })),
    log: log.map((entry) => logToWire(entry, names)),
  };
}

export function detailsToWire({ summary, revisions, log, names }: Details): WireExperienceDetails {
  return {
    summary: summaryToWire(summary),
    revisions: revisions.map((revision) => revisionToWire(revision, names)),
    log: log.map((entry) => logToWire(entry, names)),
  };
}

function summaryToWire(one: ListedExperience): WireExperienceSummary {
  const { schedule } = one;
  return {
    experience_id: one.experienceId,
    name: one.name,
    kind: one.kind,
    placement_id: one.placementId,
    state: one.state,
    origin: one.origin,
    starts_at: schedule === null || schedule.start === 0 ? null : momentToWire(schedule.start),
    ends_at: schedule === null ? null : momentToWire(schedule.end),
    live_revision: one.liveRevision,
    newest_revision: one.newestRevision,
    priority: one.priority,
    group: one.group,
    switched_off_by: one.switchedOffBy,
    today: one.today,
  };
}

/** Null for ends that no calendar holds. */
function momentToWire(ms: number): string | null {
  return ms > Date.UTC(9999, 11, 31) ? null : timeToWire(ms);
}

function revisionToWire(record: ReadRevision, names: OperatorNames): WireExperienceRevision {
  return {
    revision: record.revision,
    definition: record.definition,
    hash: record.hash,
    created_at: timeToWire(record.createdAt),
    operator: nameToWire(record.operatorId, names),
    findings: record.findings,
  };
}

function logToWire(entry: ExperienceLogRecord, names: OperatorNames): WireExperienceLogEntry {
  return {
    at: timeToWire(entry.createdAt),
    operator: nameToWire(entry.operatorId, names),
    event: entry.event,
    experience_id: entry.experienceId,
    revision: entry.revision,
    kill_switch: entry.killSwitch,
  };
}

function nameToWire(id: UserId | null, names: OperatorNames): WireOperatorName | null {
  const name = id === null ? undefined : names.get(id);
  return name === undefined ? null : { username: name.username, full_name: name.fullName };
}

export function savedToWire({ experienceId, revision, findings }: SavedExperience): WireSavedDraft {
  return { experience_id: experienceId, revision, findings };
}

export function resultsToWire({ days, ...results }: ExperienceResults): WireExperienceResults {
  return { ...results, days: days.map(({ day, counts }) => ({ day: dayToWire(startOfDay(day)), counts })) };
}

export function explanationToWire({ facts, experiences }: Explanation): WireExplanation {
  return {
    facts: factsToWire(facts),
    experiences: experiences.map((one) => ({
      experience_id: one.experienceId,
      placement_id: one.placementId,
      name: one.name,
      revision: one.revision,
      decided_by: one.decidedBy,
      steps: one.steps,
    })),
  };
}

function factsToWire(facts: ExplainedFacts): WireViewerFacts {
  return {
    is_bot: facts.isBot,
    is_signed_in: facts.isSignedIn,
    is_partner: facts.isPartner,
    account_age_days: facts.accountAgeDays,
    locale: facts.locale,
    country: facts.country,
    board_count: facts.boardCount,
    save_count: facts.saveCount,
    viewport: facts.viewport,
    page_kind: facts.pageKind,
    groups: facts.groups,
  };
}
