import { expect, test } from 'vitest';
import { HttpFavoriteGateway } from '../../../../src/adapters/http/pins/http-favorite-gateway.ts';
import { ResourceClient } from '../../../../src/adapters/http/client/resource-client.ts';
import { toPinId } from '../../../../src/domain/ids/ids.ts';
import { aWireAnswer, aWireFailure } from '../../../builders/a-wire-answer.ts';
import { WireServer } from '../../wire-server.ts';

const PATH = '/v3/pins/7/favorite/';
const opened = (server: WireServer) => new HttpFavoriteGateway(new ResourceClient(server, () => 't0k'));

test.each([
  [true, 'POST'],
  [false, 'DELETE'],
] as const)('a favorite: %s is told by %s, without a payload', async (on, method) => {
  const answer = { id: '7', favorited_by_me: on, favorite_user_count: 7 };
  const server = new WireServer().on(PATH, aWireAnswer(answer));
  expect(await opened(server).set(toPinId('7'), on)).toEqual({ kind: 'done', favorite: { on, count: 7 } });
  expect(server.requests).toEqual([{ method, path: PATH, headers: { 'X-CSRFToken': 't0k' } }]);
});

test('an answer without figures is believed as far as it goes', async () => {
  const server = new WireServer().on(PATH, aWireAnswer({}));
  const favorite = { on: true, count: 1 };
  expect(await opened(server).set(toPinId('7'), true)).toEqual({ kind: 'done', favorite });
});

test('a pin that is gone is refused in the words of the server', async () => {
  const server = new WireServer().on(PATH, aWireFailure('pin_not_found', { message: 'Not there.' }));
  expect(await opened(server).set(toPinId('7'), true)).toMatchObject({
    kind: 'refused',
    message: 'Not there.',
  });
});
