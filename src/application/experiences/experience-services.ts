import type { ExperienceGateway } from '../ports/people/experience-gateway.ts';
import type { EndExperience } from './end-experience.ts';

/** What the store of experiences uses. */
export type ExperienceServices = {
  readonly experiences: Pick<ExperienceGateway, 'read' | 'view' | 'trigger'>;
  readonly endExperience: Pick<EndExperience, 'run' | 'retry' | 'unsent'>;
};
