import type { AuthoredKind } from '../../../../domain/experiences/authoring/experience-form.ts';

/** The name of a new experience of a kind in addresses. */
export function newItem(kind: AuthoredKind): string {
  return `new-${kind}`;
}
