import { expect, test } from 'vitest';
import { HttpConsentGateway } from '../../../../src/adapters/http/people/http-consent-gateway.ts';
import { ResourceClient } from '../../../../src/adapters/http/client/resource-client.ts';
import { REJECT_ALL } from '../../../../src/domain/visits/cookie-choice.ts';
import { aWireAnswer, aWireFailure } from '../../../builders/a-wire-answer.ts';
import { WireServer } from '../../wire-server.ts';

const gateway = (server: WireServer) => new HttpConsentGateway(new ResourceClient(server, () => null));

test('a decision names all three kinds, and where it was made', async () => {
  const server = new WireServer().on('UserSettings.update', aWireAnswer({}));
  await gateway(server).decide({ ...REJECT_ALL, marketing: true }, 'cookie_banner');
  expect(server.optionsOf('UserSettings.update')).toEqual([
    {
      allow_analytic_cookies: false,
      allow_marketing_cookies: true,
      allow_personalization_cookies: false,
      surface_tag: 'cookie_banner',
    },
  ]);
});

test('a decision that is not taken is an error', async () => {
  const server = new WireServer().on('UserSettings.update', aWireFailure('limit_reached'));
  await expect(gateway(server).decide(REJECT_ALL, 'cookie_banner')).rejects.toMatchObject({
    kind: 'unavailable',
  });
});

test('the answered question is completed under its experience', async () => {
  const server = new WireServer().on('UserExperienceCompleted.update', aWireAnswer({ status: 5 }));
  await gateway(server).complete();
  expect(server.optionsOf('UserExperienceCompleted.update')).toEqual([
    { placed_experience_id: '1000162:502597' },
  ]);
});
