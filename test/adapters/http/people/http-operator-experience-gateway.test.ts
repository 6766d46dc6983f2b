import { afterAll, beforeAll } from 'vitest';
import { HttpOperatorExperienceGateway } from '../../../../src/adapters/http/people/http-operator-experience-gateway.ts';
import { NO_EXPERIENCES } from '../../../../src/domain/experiences/delivery/experience-definition.ts';
import { describeOperatorExperienceGateway } from '../../../contracts/operator-experience-gateway.contract.ts';
import { aMember } from '../../../server/http-api/support/member.ts';
import { TestApp } from '../../../server/http-api/support/test-app.ts';
import { memberClient } from '../member-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.open();
});
afterAll(() => app.close());

describeOperatorExperienceGateway('over HTTP', async () => {
  await app.empty();
  app.experiences = NO_EXPERIENCES;
  await app.deps.liveExperiences.announceChange();
  const olga = await aMember(app, 'olga');
  const newton = await aMember(app, 'newton');
  return {
    operator: new HttpOperatorExperienceGateway(memberClient(olga)),
    member: new HttpOperatorExperienceGateway(memberClient(newton)),
    now: app.time,
    newcomer: 'newton',
    count: async (experienceId, counts) => {
      const ofExperience = counts.map((count) => ({ ...count, experienceId }));
      await app.store.transaction((tx) => tx.experiences.addDayCounts(ofExperience));
    },
  };
});
