import type { ExperienceDefinition } from '../../delivery/experience-definition.ts';

/** The ids of experiences that trigger themselves, also by others: they would never end. Sorted. */
export function triggersItself(
  definitions: readonly Pick<ExperienceDefinition, 'experienceId' | 'triggerable'>[],
): readonly number[] {
  const targets = new Map(
    definitions.map((one) => [one.experienceId, one.triggerable.map(({ experienceId }) => experienceId)]),
  );
  return [...targets.keys()].filter((id) => reaches(targets, id)).toSorted((a, b) => a - b);
}

function reaches(targets: ReadonlyMap<number, readonly number[]>, start: number): boolean {
  const seen = new Set<number>();
  const open = [...(targets.get(start) ?? [])];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (id === start) return true;
    if (seen.has(id)) continue;
    seen.add(id);
    open.push(...(targets.get(id) ?? []));
  }
  return false;
}
