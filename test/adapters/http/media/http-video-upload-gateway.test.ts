import { describe, expect, test } from 'vitest';
import type { HttpAnswer } from '../../../../src/adapters/http/client/http-client.ts';
import { HttpVideoUploadGateway } from '../../../../src/adapters/http/media/http-video-upload-gateway.ts';
import { ResourceClient } from '../../../../src/adapters/http/client/resource-client.ts';
import { toUploadId } from '../../../../src/domain/ids/ids.ts';
import { aWireAnswer, aWireFailure } from '../../../builders/a-wire-answer.ts';
import { newCancellation } from '../../../../src/application/cancellation.ts';
import { WireServer } from '../../wire-server.ts';

const TICKET = {
  uploadId: toUploadId('9'),
  path: '/media-upload/',
  fields: { upload_id: '9', signature: 's' },
};
const aVideoFile = () => ({ name: 'a.mp4', size: 6, content: new Blob(['abcdef']) });
const NO_CONTENT: HttpAnswer = { status: 204, json: undefined };

function opened(server = new WireServer()) {
  const calls = new ResourceClient(server, () => 't0k');
  return { server, videos: new HttpVideoUploadGateway({ http: server, calls }) };
}

test('a video is announced with the token, and gets the leave to be sent', async () => {
  const { server, videos } = opened();
  server.on(
    '/v3/media/uploads/register/batch/',
    aWireAnswer({
      video: {
        upload_id: '9',
        upload_url: 'https://pins.test/media-upload/',
        upload_parameters: { upload_id: '9', signature: 's' },
      },
    }),
  );
  expect(await videos.announce()).toEqual(TICKET);
  expect(server.requests[0]).toMatchObject({ method: 'POST', headers: { 'X-CSRFToken': 't0k' } });
});

describe('sending', () => {
  test('asks with the signed fields how much has come', async () => {
    const { server, videos } = opened();
    const path = '/media-upload/?upload_id=9&signature=s';
    server.on(path, { status: 200, json: { offset: 4 } });
    expect(await videos.arrivedBytes(TICKET)).toBe(4);
    server.on(path, aWireFailure('forbidden'));
    expect(await videos.arrivedBytes(TICKET)).toBeUndefined();
  });

  test('sends what is missing after the signed fields, the file last', async () => {
    const { server, videos } = opened();
    server.on('/media-upload/', NO_CONTENT);
    const parts: number[] = [];
    const outcome = await videos.send(TICKET, aVideoFile(), 3, (part) => parts.push(part), newCancellation());
    expect(outcome).toEqual({ kind: 'received' });
    const [request] = server.requests;
    const body = request!.body as FormData;
    expect([...body.keys()]).toEqual(['upload_id', 'signature', 'offset', 'file']);
    expect(await (body.get('file') as File).text()).toBe('def');
    request!.onProgress!(0.5);
    expect(parts).toEqual([0.75]);
  });

  test.each([
    [403, 'forbidden', { kind: 'expired' }],
    [409, 'conflict', { kind: 'gap' }],
    [400, 'bad_media', { kind: 'refused' }],
  ] as const)('answered with %i is told apart', async (_status, reason, outcome) => {
    const { server, videos } = opened();
    server.on('/media-upload/', aWireFailure(reason));
    expect(await videos.send(TICKET, aVideoFile(), 0, () => undefined, newCancellation())).toMatchObject(
      outcome,
    );
  });
});

describe('what was sent', () => {
  test.each([
    [{ status: 'processing' }, { kind: 'received' }],
    [
      { status: 'failed', failure_code: 'too_long' },
      { kind: 'failed', code: 'too_long' },
    ],
    [
      {
        status: 'succeeded',
        image_url: '/p.webp',
        width: 640,
        height: 360,
        signature: 'cd',
        video_signature: 'cd',
        poster_signature: 'ab',
      },
      {
        kind: 'arrived',
        imageUrl: '/p.webp',
        width: 640,
        height: 360,
        signature: 'ab',
        videoSignature: 'cd',
      },
    ],
    [undefined, { kind: 'failed', code: '' }],
  ])('%j', async (told, outcome) => {
    const { server, videos } = opened();
    server.on('VIP.get', aWireAnswer({ 9: told }));
    expect(await videos.status(toUploadId('9'))).toEqual(outcome);
  });
});
