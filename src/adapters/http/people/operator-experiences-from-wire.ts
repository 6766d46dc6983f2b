import type {
  ExperienceDetails,
  ExperienceLogEntry,
  ExperienceOverview,
  ExperienceRevision,
  ExperienceSummary,
  OperatorName,
  SavedDraft,
} from '../../../application/ports/experiences/operator-experience-gateway.ts';
import {
  RESULT_EVENTS,
  RESULT_WARNINGS,
  type ExperienceResults,
  type ShownCounts,
} from '../../../domain/experiences/authoring/experience-results.ts';
import {
  EXPERIENCE_EVENTS,
  EXPERIENCE_STATES,
} from '../../../domain/experiences/authoring/experience-state.ts';
import type { Finding } from '../../../domain/experiences/authoring/finding.ts';
import { SWITCH_KINDS, type KillSwitch } from '../../../domain/experiences/authoring/kill-switch.ts';
import { IMPORT_PROBLEMS, type ImportProblem } from '../../../domain/experiences/authoring/read-import.ts';
import { VIEWPORT_CLASSES } from '../../../domain/experiences/delivery/audience.ts';
import type {
  ExplainedFacts,
  ExplainedStep,
  Explanation,
  RuleValues,
} from '../../../domain/experiences/delivery/explanation.ts';
import {
  count,
  flag,
  knownOf,
  number,
  numberOrNull,
  objectOrNull,
  objectsOf,
  oneOf,
  rawObject,
  text,
  textOrNull,
  type Raw,
} from '../../../../wire/raw.ts';
import { timeFromWire } from '../../../../wire/time.ts';

/* None of these readers throws: missing or malformed fields are empty. */

export function overviewFromWire(raw: Raw): ExperienceOverview {
  return {
    experiences: objectsOf(raw.experiences, summaryFromWire),
    switches: objectsOf(raw.switches, (one) => ({
      ...switchFromWire(one),
      origin: oneOf(one.origin, ['file'] as const, 'store'),
    })),
    log: objectsOf(raw.log, logFromWire),
  };
}

export function detailsFromWire(raw: Raw): ExperienceDetails {
  return {
    summary: summaryFromWire(rawObject(raw.summary)),
    revisions: objectsOf(raw.revisions, revisionFromWire),
    log: objectsOf(raw.log, logFromWire),
  };
}

function summaryFromWire(raw: Raw): ExperienceSummary {
  return {
    experienceId: count(raw.experience_id),
    name: text(raw.name),
    kind: textOrNull(raw.kind),
    placementId: numberOrNull(raw.placement_id),
    state: oneOf(raw.state, EXPERIENCE_STATES, 'draft'),
    origin: oneOf(raw.origin, ['file'] as const, 'store'),
    startsAt: timeFromWire(raw.starts_at),
    endsAt: timeFromWire(raw.ends_at),
    liveRevision: numberOrNull(raw.live_revision),
    newestRevision: count(raw.newest_revision),
    priority: number(raw.priority),
    group: textOrNull(raw.group),
    switchedOffBy: objectOrNull(raw.switched_off_by, switchFromWire),
    today: countsFromWire(rawObject(raw.today)),
  };
}

function revisionFromWire(raw: Raw): ExperienceRevision {
  return {
    revision: count(raw.revision),
    definition: rawObject(raw.definition),
    hash: text(raw.hash),
    createdAt: timeFromWire(raw.created_at) ?? 0,
    operator: objectOrNull(raw.operator, nameFromWire),
    findings: objectsOf(raw.findings, findingFromWire),
  };
}

function nameFromWire(raw: Raw): OperatorName {
  return { username: text(raw.username), fullName: text(raw.full_name) };
}

function switchFromWire(raw: Raw): KillSwitch {
  return { kind: oneOf(raw.kind, SWITCH_KINDS, 'everything'), name: text(raw.name) };
}

function logFromWire(raw: Raw): ExperienceLogEntry {
  return {
    at: timeFromWire(raw.at) ?? 0,
    operator: objectOrNull(raw.operator, nameFromWire),
    event: oneOf(raw.event, EXPERIENCE_EVENTS, 'saved'),
    experienceId: numberOrNull(raw.experience_id),
    revision: numberOrNull(raw.revision),
    killSwitch: objectOrNull(raw.kill_switch, switchFromWire),
  };
}

export function findingFromWire(raw: Raw): Finding {
  const values = Object.entries(rawObject(raw.values)).filter(
    (entry): entry is [string, string | number] =>
      typeof entry[1] === 'string' || typeof entry[1] === 'number',
  );
  return {
    severity: oneOf(raw.severity, ['warning'] as const, 'error'),
    code: text(raw.code),
    field: textOrNull(raw.field),
    values: Object.fromEntries(values),
  };
}

export function savedFromWire(raw: Raw): Omit<SavedDraft, 'kind'> {
  return {
    experienceId: count(raw.experience_id),
    revision: count(raw.revision),
    findings: objectsOf(raw.findings, findingFromWire),
  };
}

export function problemFromWire(raw: Raw): ImportProblem {
  return {
    index: count(raw.index),
    experienceId: numberOrNull(raw.experience_id),
    code: oneOf(raw.code, IMPORT_PROBLEMS, 'unreadable'),
    detail: text(raw.detail),
  };
}

function countsFromWire(raw: Raw): ShownCounts {
  return Object.fromEntries(RESULT_EVENTS.map((event) => [event, numberOrNull(raw[event])])) as ShownCounts;
}

const DAY_MS = 86_400_000;

export function resultsFromWire(raw: Raw): ExperienceResults {
  return {
    days: objectsOf(raw.days, (day) => ({
      day: Math.floor((timeFromWire(day.day) ?? 0) / DAY_MS),
      counts: countsFromWire(rawObject(day.counts)),
    })),
    totals: countsFromWire(rawObject(raw.totals)),
    completed: objectOrNull(raw.completed, estimateFromWire),
    difference: objectOrNull(raw.difference, estimateFromWire),
    warnings: knownOf(raw.warnings, RESULT_WARNINGS),
  };
}

function estimateFromWire({ value, low, high }: Raw) {
  return { value: number(value), low: number(low), high: number(high) };
}

export function explanationFromWire(raw: Raw): Explanation {
  return {
    facts: factsFromWire(rawObject(raw.facts)),
    experiences: objectsOf(raw.experiences, (one) => ({
      experienceId: count(one.experience_id),
      placementId: count(one.placement_id),
      name: text(one.name),
      revision: count(one.revision),
      // Rules of a newer server are shown by their names.
      decidedBy: textOrNull(one.decided_by) as ExplainedStep['rule'] | null,
      steps: objectsOf(one.steps, (step) => ({
        rule: text(step.rule) as ExplainedStep['rule'],
        passed: flag(step.passed),
        values: rawObject(step.values) as RuleValues,
      })),
    })),
  };
}

function factsFromWire(raw: Raw): ExplainedFacts {
  const groups = Object.entries(rawObject(raw.groups)).map(([name, group]) => [name, text(group)]);
  return {
    isBot: flag(raw.is_bot),
    isSignedIn: flag(raw.is_signed_in),
    isPartner: flag(raw.is_partner),
    accountAgeDays: numberOrNull(raw.account_age_days),
    locale: text(raw.locale),
    country: text(raw.country),
    boardCount: count(raw.board_count),
    saveCount: count(raw.save_count),
    viewport: oneOf(raw.viewport, VIEWPORT_CLASSES, null),
    pageKind: textOrNull(raw.page_kind),
    groups: Object.fromEntries(groups) as Readonly<Record<string, string>>,
  };
}

/** Facts that an operator gives; what is not given is left out. */
export function factsForWire(facts: Partial<ExplainedFacts>): Readonly<Record<string, unknown>> {
  const sent = {
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
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
}
