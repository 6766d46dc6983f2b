import { InMemoryOperatorExperiences } from '../../src/composition/test/in-memory-operator-experiences.ts';
import type { EventCount } from '../../src/domain/experiences/authoring/experience-results.ts';
import { describeOperatorExperienceGateway } from '../contracts/operator-experience-gateway.contract.ts';

describeOperatorExperienceGateway('in memory', async () => {
  const now = Date.UTC(2026, 5, 15, 12);
  const counts: Record<number, readonly EventCount[]> = {};
  const options = { now: () => now, people: { newton: { isSignedIn: true, accountAgeDays: 0 } }, counts };
  return {
    operator: new InMemoryOperatorExperiences(options),
    member: new InMemoryOperatorExperiences({ ...options, isOperator: false }),
    now,
    newcomer: 'newton',
    count: async (id, more) => {
      counts[id] = more;
    },
  };
});
