import type { ExperienceStatus, PlacedExperience } from '../placed-experience.ts';
import { fieldsOf } from '../internal/displays/fields.ts';
import { isForViewport, VIEWPORT_CLASSES, type ViewerFacts } from './audience.ts';
import type { DisplayConditions } from './display-conditions.ts';
import type { ExperienceDefinition, ExperienceSet } from './experience-definition.ts';
import { isViewing, type ExperienceHistory } from './history.ts';
import {
  isMessageOf,
  RULES,
  recentViews,
  type Rule,
  type RuleName,
  type Situation,
} from '../internal/delivery/rules.ts';

/** The verdict of one rule on one experience. */
export type TraceStep = { readonly rule: RuleName | 'priority'; readonly passed: boolean };

/** Why a viewer sees an experience or not: every rule in order. The first one that failed decides. */
export type ExperienceTrace = {
  readonly experienceId: number;
  readonly placementId: number;
  readonly steps: readonly TraceStep[];
  /** Null: it is delivered. */
  readonly decidedBy: TraceStep['rule'] | null;
};

export type ResolveInput = {
  readonly set: ExperienceSet;
  readonly viewer: ViewerFacts;
  readonly history: ExperienceHistory;
  readonly now: number;
  /** Only these placements; all when omitted. */
  readonly placements?: readonly number[];
};

export type Resolution = {
  /** The experiences that the viewer may see, best first, by placement. */
  readonly eligible: ReadonlyMap<number, readonly ExperienceDefinition[]>;
  /** Experiences that the viewer would see if they were not held out. */
  readonly heldOut: readonly ExperienceDefinition[];
};

/**
 * Decides which experiences a viewer sees. With `trace`, it gets the verdict of every rule on every experience; the
 * decision is the same.
 */
export function resolveExperiences(
  { set, viewer, history, now, placements }: ResolveInput,
  trace?: (trace: ExperienceTrace) => void,
): Resolution {
  const recent = recentViews(byId(set), history, now);
  const situation: Situation = {
    viewer,
    history,
    switches: set.switches,
    now,
    recent,
    hasMessage: () => inOrder(set).some((candidate) => isMessage(candidate, situation)),
  };
  const general = GENERAL_RULES.filter(({ isIdle }) => isIdle?.(situation) === false);
  const eligible = new Map<number, ExperienceDefinition[]>();
  const heldOut: ExperienceDefinition[] = [];
  for (const { definition, rules } of inOrder(set)) {
    const { placementId } = definition;
    if (placements !== undefined && !placements.includes(placementId)) continue;
    const steps: TraceStep[] | null = trace === undefined ? null : [];
    const failed =
      steps !== null
        ? firstFailure(definition, situation, RULES, steps)
        : (firstFailure(definition, situation, general, null) ??
          firstFailure(definition, situation, rules, null));
    const before = eligible.get(placementId);
    if (failed === null) {
      if (before === undefined) eligible.set(placementId, [definition]);
      else before.push(definition);
    } else if (failed === 'holdout') heldOut.push(definition);
    if (trace === undefined || steps === null) continue;
    const isFirst = before === undefined;
    if (failed === null) steps.push({ rule: 'priority', passed: isFirst });
    const decidedBy = failed ?? (isFirst ? null : 'priority');
    trace({ experienceId: definition.experienceId, placementId, steps, decidedBy });
  }
  return { eligible, heldOut };
}

/** True for a message that the viewer gets in the flow of the current page. */
function isMessage({ definition, rules }: Candidate, situation: Situation): boolean {
  return (
    isMessageOf(definition, situation.viewer.pageKind) &&
    firstFailure(definition, situation, GENERAL_RULES, null) === null &&
    firstFailure(definition, situation, rules, null) === null
  );
}

/** The name of the first rule that fails; null when all pass. With `steps`, all rules are tried. */
function firstFailure(
  definition: ExperienceDefinition,
  situation: Situation,
  rules: readonly Rule[],
  steps: TraceStep[] | null,
): RuleName | null {
  let failed: RuleName | null = null;
  for (const rule of rules) {
    const passed = rule.passes(definition, situation);
    steps?.push({ rule: rule.name, passed });
    if (passed) continue;
    failed ??= rule.name;
    if (steps === null) break;
  }
  return failed;
}

/** Rules that all experiences pass in most situations. Only holdout needs to come last, so they may come first. */
const GENERAL_RULES = RULES.filter(({ isIdle }) => isIdle !== undefined);
const OTHER_RULES = RULES.filter(({ isIdle }) => isIdle === undefined);

/** An experience with those of the other rules that it may fail. */
type Candidate = { readonly definition: ExperienceDefinition; readonly rules: readonly Rule[] };

const CANDIDATES = new WeakMap<ExperienceSet, readonly Candidate[]>();
const BY_ID = new WeakMap<ExperienceSet, ReadonlyMap<number, ExperienceDefinition>>();

/** By priority; of equal ones the lower id first. */
function inOrder(set: ExperienceSet): readonly Candidate[] {
  let candidates = CANDIDATES.get(set);
  if (candidates === undefined) {
    candidates = set.definitions
      .toSorted((a, b) => b.priority - a.priority || a.experienceId - b.experienceId)
      .map((definition) => ({
        definition,
        rules: OTHER_RULES.filter(({ concerns }) => concerns?.(definition) ?? true),
      }));
    CANDIDATES.set(set, candidates);
  }
  return candidates;
}

/** The experiences of a set, by id. */
export function byId(set: ExperienceSet): ReadonlyMap<number, ExperienceDefinition> {
  let map = BY_ID.get(set);
  if (map === undefined) {
    map = new Map(set.definitions.map((definition) => [definition.experienceId, definition]));
    BY_ID.set(set, map);
  }
  return map;
}

/** An experience as it is delivered to a viewer. Its metadata says what the browser needs to decide again. */
export function placedFor(
  definition: ExperienceDefinition,
  { history, now }: Pick<ResolveInput, 'history' | 'now'>,
): PlacedExperience {
  const { experienceId, placementId, type, displayData, triggerable, audience, schedule } = definition;
  const known = definition.metadata[experienceId];
  const conditions: DisplayConditions = {
    ends_at: schedule.end,
    viewports: VIEWPORT_CLASSES.filter((one) => isForViewport(audience, one)),
    exempt: definition.isExempt,
    priority: definition.priority,
  };
  const metadata = { ...definition.metadata, [experienceId]: { ...fieldsOf(known), ...conditions } };
  const record = history.get(experienceId);
  // With a limit of views, each later display counts as another view.
  const counts = definition.caps.views !== null || definition.caps.daysBetween !== null;
  const isNew = record === undefined || (counts && !isViewing(record, now));
  const status: ExperienceStatus | null = isNew ? null : record.status;
  return { experienceId, placementId, type, status, displayData, triggerable, metadata, extraContext: {} };
}
