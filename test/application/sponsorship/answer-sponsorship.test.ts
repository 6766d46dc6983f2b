import { expect, test } from 'vitest';
import { AnswerSponsorship } from '../../../src/application/sponsorship/answer-sponsorship.ts';
import { toPinId, toUserId } from '../../../src/domain/ids/ids.ts';
import { InMemorySponsorshipGateway } from '../../../src/composition/test/in-memory-sponsorship-gateway.ts';
import { aPin } from '../../builders/a-pin.ts';
import { aUserShort } from '../../builders/a-user.ts';

const PIN = toPinId('101');
const sponsor = aUserShort({ entityId: toUserId('13') });

/** The sponsor's side of a pin at this status. */
function opened(status: number) {
  const pin = aPin({ entityId: PIN, sponsorship: { creator: null, sponsor, status } });
  const sponsorships = new InMemorySponsorshipGateway(new Map([[PIN, pin]]), sponsor.entityId);
  const pins = { find: async (id: string) => sponsorships.pins.get(toPinId(id)) };
  return new AnswerSponsorship({ sponsorships, pins });
}

test('a sponsor’s answer gives the pin as it is then', async () => {
  const outcome = await opened(0).run(PIN, 1);
  expect(outcome).toMatchObject({ kind: 'answered', pin: { sponsorship: { status: 1 } } });
});

test('who comes too late is shown what was answered instead', async () => {
  const outcome = await opened(2).run(PIN, 1);
  expect(outcome).toMatchObject({ kind: 'overtaken', pin: { sponsorship: { status: 2 } } });
});

test('a refusal is passed on', async () => {
  expect(await opened(0).run(toPinId('102'), 1)).toMatchObject({ kind: 'refused' });
});
