import { describe, expect, test } from 'vitest';
import { HttpSessionGateway } from '../../../../src/adapters/http/people/http-session-gateway.ts';
import { ResourceClient } from '../../../../src/adapters/http/client/resource-client.ts';
import { viewerFromWire } from '../../../../wire/viewer-from-wire.ts';
import { aWireAnswer, aWireFailure } from '../../../builders/a-wire-answer.ts';
import { aWireViewer } from '../../../builders/a-wire-user.ts';
import { WireServer } from '../../wire-server.ts';

function opened() {
  const server = new WireServer();
  return { server, sessions: new HttpSessionGateway(new ResourceClient(server, () => null)) };
}

describe('who is signed in', () => {
  test('is told with everything about them', async () => {
    const { server, sessions } = opened();
    server.on('UserSession.get', aWireAnswer({ viewer: aWireViewer() }));
    expect(await sessions.viewer()).toEqual(viewerFromWire(aWireViewer()));
  });

  test.each([
    ['a visitor', aWireAnswer({ viewer: null })],
    ['an answer that says nothing', aWireAnswer(null)],
    ['a refusal', aWireFailure('forbidden')],
  ])('%s: nobody', async (_what, answer) => {
    const { server, sessions } = opened();
    server.on('UserSession.get', answer);
    expect(await sessions.viewer()).toBeNull();
  });
});

describe('logging out', () => {
  test('ends the session on the server', async () => {
    const { server, sessions } = opened();
    server.on('UserSession.delete', aWireAnswer(null));
    await sessions.logOut();
    expect(server.requests).toHaveLength(1);
  });
});
