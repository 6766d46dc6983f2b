import { ruleValues } from '../internal/delivery/rule-values.ts';
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
  return explained;
}
