import { expect, test } from 'vitest';
import { HttpUserGateway } from '../../../../src/adapters/http/people/http-user-gateway.ts';
import { ResourceClient } from '../../../../src/adapters/http/client/resource-client.ts';
import { userFromWire } from '../../../../wire/user-from-wire.ts';
import { aWireAnswer, aWireFailure } from '../../../builders/a-wire-answer.ts';
import { aWireUser } from '../../../builders/a-wire-user.ts';
import { WireServer } from '../../wire-server.ts';

test('a person is found by name, with what a profile shows', async () => {
  const server = new WireServer().on('User.get', aWireAnswer(aWireUser({ about: 'Chairs' })));
  const users = new HttpUserGateway(new ResourceClient(server, () => null));
  expect(await users.find('ann')).toEqual(userFromWire(aWireUser({ about: 'Chairs' })));
  expect(server.optionsOf('User.get')).toEqual([{ username: 'ann', field_set_key: 'profile' }]);
});

test('nobody of that name', async () => {
  const server = new WireServer().on('User.get', aWireFailure('user_not_found'));
  const users = new HttpUserGateway(new ResourceClient(server, () => null));
  expect(await users.find('nobody')).toBeUndefined();
});
