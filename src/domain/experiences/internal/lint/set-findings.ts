import { normalized } from '../../../text/normalized.ts';
import { finding, type LintFinding } from '../../authoring/lint-finding.ts';
import type { ExperienceDraft } from '../../authoring/experience-draft.ts';
import type { Audience } from '../../delivery/audience.ts';
import type { ExperienceDefinition } from '../../delivery/experience-definition.ts';
import { formatPlacedId, parsePlacedId } from '../../placed-experience.ts';
import { isPagePart } from '../../page-part.ts';
import { scheduleOf } from './schedule-findings.ts';

/** An experience beside which a draft is going to be. */
export type OtherExperience = Pick<
  ExperienceDefinition,
  | ('experienceId' | 'placementId' | 'name' | 'isPaused' | 'schedule' | 'audience' | 'priority')
  | ('triggerable' | 'isTriggered' | 'type')
>;

/** How a draft goes with the others: its name, what it covers and what it triggers. */
export function setFindings(
  draft: ExperienceDraft,
  others: readonly OtherExperience[],
  now: number,
): readonly LintFinding[] {
  const rest = others.filter(({ experienceId }) => experienceId !== draft.experienceId);
  return [
    ...nameFindings(draft, rest),
    ...overlapFindings(draft, rest, now),
    ...triggerFindings(draft, rest),
  ];
}

function nameFindings({ name }: ExperienceDraft, others: readonly OtherExperience[]): readonly LintFinding[] {
  const own = plain(name);
  if (own === '') return [finding('name', 'required')];
  return others.some((other) => plain(other.name) === own) ? [finding('name', 'name-taken')] : [];
}

function plain(name: string): string {
  return normalized(name, 'NFKC').trim().toLowerCase();
}

/** Of several at a placement only one is shown. */
function overlapFindings(
  draft: ExperienceDraft,
  others: readonly OtherExperience[],
  now: number,
): readonly LintFinding[] {
  const schedule = scheduleOf(draft);
  if (schedule === null) return [];
  const other = others.find(
    (one) =>
      one.placementId === draft.placementId &&
      // The guide comes after all others.
      !isPagePart(one) &&
      !one.isPaused &&
      one.schedule.end > now &&
      one.schedule.start < schedule.end &&
      one.schedule.end > schedule.start &&
      mayMeet(one.audience, draft.audience),
  );
  if (other === undefined) return [];
  const isCovered = other.priority > draft.priority;
  return [finding('placement_id', 'overlap', { name: other.name, covered: isCovered ? 'yes' : 'no' })];
}

/** False if nobody can be in both audiences, as far as that is plain. */
function mayMeet(first: Audience, second: Audience): boolean {
  if (differ(first.signedIn, second.signedIn) || differ(first.partner, second.partner)) return false;
  return (['countries', 'viewports', 'platforms', 'pageKinds'] as const).every((fact) => {
    const [ours, theirs] = [
      first[fact] as readonly string[] | undefined,
      second[fact] as readonly string[] | undefined,
    ];
    return ours === undefined || theirs === undefined || ours.some((value) => theirs.includes(value));
  });
}

function differ(first: boolean | undefined, second: boolean | undefined): boolean {
  return first !== undefined && second !== undefined && first !== second;
}

function triggerFindings(draft: ExperienceDraft, others: readonly OtherExperience[]): readonly LintFinding[] {
  const byId = new Map(others.map((other) => [formatPlacedId(other), other]));
  const own = formatPlacedId({ placementId: draft.placementId, experienceId: draft.experienceId ?? 0 });
  const found = draft.triggers.flatMap((text): readonly LintFinding[] => {
    const placed = parsePlacedId(text);
    if (placed === null) return [finding('triggerable_placed_exps', 'trigger-malformed', { value: text })];
    const target = formatPlacedId(placed);
    if (leadsTo(target, own, byId))
      return [finding('triggerable_placed_exps', 'trigger-cycle', { value: text })];
    const other = byId.get(target);
    if (other === undefined) return [finding('triggerable_placed_exps', 'trigger-unknown', { value: text })];
    return other.isTriggered
      ? []
      : [finding('triggerable_placed_exps', 'trigger-not-waiting', { name: other.name })];
  });
  if (!draft.isTriggered) return found;
  const isTriggeredBySome = others.some(({ triggerable }) =>
    triggerable.some((target) => formatPlacedId(target) === own),
  );
  return isTriggeredBySome ? found : [...found, finding('triggered', 'never-triggered')];
}

/** Whether an experience triggers the wanted one, also by others. */
function leadsTo(from: string, wanted: string, byId: ReadonlyMap<string, OtherExperience>): boolean {
  const seen = new Set<string>();
  const open = [from];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === wanted) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    open.push(...(byId.get(next)?.triggerable.map(formatPlacedId) ?? []));
  }
  return false;
}
