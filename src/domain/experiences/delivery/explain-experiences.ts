import { ruleValues } from '../internal/delivery/rule-values.ts';
import { isMessageOf } from '../internal/delivery/rules.ts';
import { flowRank } from '../flow-turns.ts';
import { placementsOf } from '../placements.ts';
import { ROUTE_KINDS } from '../../routes/route-kinds.ts';
import type { ExplainedExperience } from './explanation.ts';
import { byId, resolveExperiences, type ResolveInput } from './resolve-experiences.ts';

/** Why a viewer sees each experience or not. The decision is that of the delivery, with what each rule compared. */
export function explainExperiences(input: ResolveInput): readonly ExplainedExperience[] {
  const definitions = byId(input.set);
  const winners = new Map<number, number>();
  const explained: ExplainedExperience[] = [];
  resolveExperiences(input, ({ experienceId, placementId, steps, decidedBy }) => {
    const definition = definitions.get(experienceId)!;
    const { name, revision } = definition;
    if (decidedBy === null) winners.set(placementId, experienceId);
    const winner = winners.get(placementId) ?? null;
    explained.push({
      experienceId,
      placementId,
      name,
      revision,
      steps: steps.map((step) => ({
        ...step,
        values: step.rule === 'priority' ? { winner } : ruleValues(step.rule, definition, input),
      })),
      decidedBy,
    });
  });
  return afterTurns(explained, input);
}

/** Of the messages in the flow of a known page only the first is shown; the others wait. */
function afterTurns(
  explained: readonly ExplainedExperience[],
  { set, viewer }: ResolveInput,
): readonly ExplainedExperience[] {
  const definitions = byId(set);
  const definitionOf = ({ experienceId }: ExplainedExperience) => definitions.get(experienceId)!;
  const rankOf = (one: ExplainedExperience) => {
    const { isExempt, priority } = definitionOf(one);
    return flowRank(isExempt, priority);
  };
  const page = ROUTE_KINDS.find((kind) => kind === viewer.pageKind);
  const places = page === undefined ? [] : placementsOf({ kind: page });
  const [first, ...waiting] = explained
    .filter((one) => one.decidedBy === null && isMessageOf(definitionOf(one), viewer.pageKind))
    .toSorted(
      (a, b) => rankOf(b) - rankOf(a) || places.indexOf(a.placementId) - places.indexOf(b.placementId),
    );
  if (first === undefined) return explained;
  return explained.map((one) => {
    const isWaiting = waiting.includes(one);
    if (one !== first && !isWaiting) return one;
    const step = { rule: 'page', passed: !isWaiting, values: { winner: first.experienceId } } as const;
    return {
      ...one,
      steps: [...one.steps.filter(({ rule }) => rule !== 'page'), step],
      decidedBy: isWaiting ? step.rule : null,
    };
  });
}
