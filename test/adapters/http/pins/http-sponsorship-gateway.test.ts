import { afterAll, beforeAll, expect, test } from 'vitest';
import { HttpSponsorshipGateway } from '../../../../src/adapters/http/pins/http-sponsorship-gateway.ts';
import { ResourceClient } from '../../../../src/adapters/http/client/resource-client.ts';
import { toPinId } from '../../../../src/domain/ids/ids.ts';
import { aWireFailure } from '../../../builders/a-wire-answer.ts';
import { describeSponsorshipGateway } from '../../../contracts/sponsorship-gateway.contract.ts';
import { aMember, makePin, type Member } from '../../../server/http-api/support/member.ts';
import { TestApp } from '../../../server/http-api/support/test-app.ts';
import { WireServer } from '../../wire-server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.open();
});
afterAll(() => app.close());

/** Against the real server, in the session of this member. */
const gatewayOf = ({ browser }: Member) =>
  new HttpSponsorshipGateway(
    new ResourceClient(
      {
        send: async ({ method, path, headers, body }) => {
          const { status, body: json } = await browser.send(path, { method, headers, body });
          return { status, json };
        },
      },
      () => null,
    ),
  );

describeSponsorshipGateway('HTTP', async () => {
  await app.empty();
  const ann = await aMember(app, 'ann');
  const acme = await aMember(app, 'acme');
  const eve = await aMember(app, 'eve');
  const pin = await makePin(ann, { title: 'An anvil', sponsor_username: 'acme' });
  return {
    pinId: toPinId(pin.id),
    asSponsor: gatewayOf(acme),
    asCreator: gatewayOf(ann),
    asStranger: gatewayOf(eve),
  };
});

test('a refusal comes in the words of the server', async () => {
  const server = new WireServer().on(
    'Sponsorship.update',
    aWireFailure('pin_not_found', { message: 'Not there.' }),
  );
  const gateway = new HttpSponsorshipGateway(new ResourceClient(server, () => 't0k'));
  expect(await gateway.answer(toPinId('7'), 2)).toMatchObject({ kind: 'refused', message: 'Not there.' });
  expect(server.optionsOf('Sponsorship.update')).toEqual([{ pin_id: '7', status: 2 }]);
});
