import { describe, expect, test } from 'vitest';
import { HttpUploadGateway } from '../../../src/adapters/http/media/http-upload-gateway.ts';
import { ResourceClient } from '../../../src/adapters/http/client/resource-client.ts';
import { SessionRenewal } from '../../../src/application/sessions/session-renewal.ts';
import { aWireAnswer, aWireFailure } from '../../builders/a-wire-answer.ts';
import type { ErrorReason } from '../../../wire/errors.ts';
import { newCancellation } from '../../../src/application/cancellation.ts';
import { WireServer } from '../wire-server.ts';

/** A server on which the session has ended until somebody comes back; `comesBack` tells whether anybody does. */
function ended(comesBack: boolean, why: ErrorReason = 'authentication_required') {
  let signedIn = false;
  const renewal = new SessionRenewal();
  renewal.askBy(() => {
    signedIn = comesBack;
    return Promise.resolve(comesBack);
  });
  const answer = (data: unknown) => () => (signedIn ? aWireAnswer(data) : aWireFailure(why));
  const server = new WireServer()
    .on('Pin.create', answer({ id: '1' }))
    .on('Pin.get', answer({ id: '1' }))
    .on('/upload-image/', () =>
      signedIn
        ? { status: 200, json: { success: true, upload_id: '9', image_url: 'u', width: 1, height: 1 } }
        : aWireFailure(why),
    );
  return { server, renewal, calls: new ResourceClient(server, () => null, renewal) };
}

describe('a write after the session has ended', () => {
  test('is sent again, as it was, when the person has come back', async () => {
    const { server, calls } = ended(true);
    expect(await calls.create('Pin', { title: 'Oak' })).toMatchObject({ kind: 'ok' });
    expect(server.optionsOf('Pin.create')).toEqual([{ title: 'Oak' }, { title: 'Oak' }]);
  });

  test('fails as such when the person did not come back, and is not sent again', async () => {
    const { server, calls } = ended(false);
    await expect(calls.create('Pin', {})).rejects.toMatchObject({ kind: 'session_ended' });
    expect(server.requests).toHaveLength(1);
  });

  test('is the same for who came by the link of a mail', async () => {
    const { server, calls } = ended(true, 'limited_login');
    expect(await calls.create('Pin', { title: 'Oak' })).toMatchObject({ kind: 'ok' });
    expect(server.requests).toHaveLength(2);
    await expect(ended(false, 'limited_login').calls.create('Pin', {})).rejects.toMatchObject({
      kind: 'limited',
    });
  });

  test('needs one answer, however many wait for it', async () => {
    const { server, calls } = ended(true);
    await Promise.all([calls.create('Pin', { title: 'a' }), calls.create('Pin', { title: 'b' })]);
    expect(server.optionsOf('Pin.create').map(({ title }) => title)).toEqual(['a', 'b', 'a', 'b']);
  });

  test('is an upload as well', async () => {
    const { server, renewal } = ended(true);
    const uploads = new HttpUploadGateway(server, () => null, renewal);
    const file = { name: 'oak.png', size: 3, content: new Blob(['abc']) };
    expect(await uploads.upload(file, () => undefined, newCancellation())).toMatchObject({
      kind: 'uploaded',
    });
  });
});

test('a read asks nobody', async () => {
  const { calls } = ended(true);
  await expect(calls.get('Pin', { id: '7' })).rejects.toMatchObject({ kind: 'session_ended' });
});
