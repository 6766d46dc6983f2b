import { expect, test } from 'vitest';
import { HttpUserStateGateway } from '../../../../src/adapters/http/people/http-user-state-gateway.ts';
import { ResourceClient } from '../../../../src/adapters/http/client/resource-client.ts';
import { aWireAnswer, aWireFailure } from '../../../builders/a-wire-answer.ts';
import { WireServer } from '../../wire-server.ts';

const gateway = (server: WireServer) => new HttpUserStateGateway(new ResourceClient(server, () => null));

test('what was kept under a name is read', async () => {
  const server = new WireServer().on('UserState.get', aWireAnswer({ state: 'SIZE', value: { px: 3 } }));
  expect(await gateway(server).read('SIZE')).toEqual({ px: 3 });
  expect(server.optionsOf('UserState.get')).toEqual([{ state: 'SIZE' }]);
});

test('nothing was kept', async () => {
  const server = new WireServer().on('UserState.get', aWireAnswer({ state: 'SIZE', value: null }));
  expect(await gateway(server).read('SIZE')).toBeNull();
});

test('a value is kept under its name', async () => {
  const server = new WireServer().on('UserState.create', aWireAnswer({ state: 'SIZE', value: 'large' }));
  await gateway(server).keep('SIZE', 'large');
  expect(server.optionsOf('UserState.create')).toEqual([{ state: 'SIZE', value: 'large' }]);
});

test('what is not taken is an error', async () => {
  const server = new WireServer().on('UserState.create', aWireFailure('limit_reached'));
  await expect(gateway(server).keep('SIZE', 'large')).rejects.toMatchObject({ kind: 'unavailable' });
});
