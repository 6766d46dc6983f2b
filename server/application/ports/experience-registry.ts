import type { ExperienceSet } from '../../../src/domain/experiences/delivery/experience-definition.ts';

/**
 * The experiences that the operator has defined. What is live is one revision of each; a revision never changes, so an
 * object of the set stands for its revision.
 */
export interface ExperienceRegistry {
  /** The current experiences with what is switched off. The same object until something changes; needs no store. */
  current(): ExperienceSet;
}
