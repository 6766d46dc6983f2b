import { describe, expect, test } from 'vitest';
import { RequestCancelled, type HttpRequest } from '../../../../src/adapters/http/client/http-client.ts';
import { HttpUploadGateway } from '../../../../src/adapters/http/media/http-upload-gateway.ts';
import type { PictureFile } from '../../../../src/application/ports/media/upload-gateway.ts';
import { ServiceError } from '../../../../src/application/ports/service-error.ts';
import { SessionRenewal } from '../../../../src/application/sessions/session-renewal.ts';
import { aWireFailure } from '../../../builders/a-wire-answer.ts';
import { newCancellation } from '../../../../src/application/cancellation.ts';
import { WireServer } from '../../wire-server.ts';

const UPLOADED = {
  status: 200,
  json: {
    success: true,
    image_url: 'https://pins.test/media/originals/00/11/22/a.png',
    image_signature: '00112233445566778899aabbccddeeff',
    upload_id: '9',
    width: 640,
    height: 480,
  },
};

const aFile = (): PictureFile => ({ name: 'chair.png', size: 3, content: new Blob(['abc']) });

function opened(answer: Parameters<WireServer['on']>[1], token: () => string | null = () => 't0k') {
  const server = new WireServer().on('/upload-image/', answer);
  const uploads = new HttpUploadGateway(server, token);
  return { server, upload: (file = aFile()) => uploads.upload(file, () => undefined, newCancellation()) };
}

describe('a picture', () => {
  test('goes as one field of a form, under its own name, with the token', async () => {
    const { server, upload } = opened(UPLOADED);
    await upload();
    const [request] = server.requests;
    expect(request).toMatchObject({ method: 'POST', headers: { 'X-CSRFToken': 't0k' } });
    expect((request!.body as FormData).get('img')).toMatchObject({ name: 'chair.png', size: 3 });
  });

  test('gives what was stored', async () => {
    expect(await opened(UPLOADED).upload()).toEqual({
      kind: 'uploaded',
      uploadId: '9',
      imageUrl: 'https://pins.test/media/originals/00/11/22/a.png',
      width: 640,
      height: 480,
      signature: '00112233445566778899aabbccddeeff',
      videoSignature: null,
    });
  });

  test('reports how much of it has left', async () => {
    const parts: number[] = [];
    const server = new WireServer().on('/upload-image/', (_options, { onProgress }) => {
      for (const part of [0.25, 1]) onProgress?.(part);
      return UPLOADED;
    });
    await new HttpUploadGateway(server, () => null).upload(
      aFile(),
      (part) => parts.push(part),
      newCancellation(),
    );
    expect(parts).toEqual([0.25, 1]);
  });

  test.each(['bad_media', 'too_large', 'unsupported_media_type'] as const)('%s: refused', async (reason) => {
    const failure = aWireFailure(reason, { message: 'We cannot read this picture.' });
    const answer = { ...failure, json: { ...(failure.json as object), success: false } };
    expect(await opened(answer).upload()).toEqual({
      kind: 'refused',
      message: 'We cannot read this picture.',
    });
  });

  test('with a stale token is sent again with the fresh one', async () => {
    let token = 'stale';
    const { server, upload } = opened(
      (_options, { headers }: HttpRequest) => {
        if (headers?.['X-CSRFToken'] === 'fresh') return UPLOADED;
        token = 'fresh';
        return aWireFailure('csrf_failed');
      },
      () => token,
    );
    expect(await upload()).toMatchObject({ kind: 'uploaded' });
    expect(server.requests).toHaveLength(2);
  });

  test('is sent again when the person has come back after the session ended', async () => {
    const server = new WireServer().on('/upload-image/', aWireFailure('authentication_required'));
    const renewal = new SessionRenewal();
    renewal.askBy(async () => {
      server.on('/upload-image/', UPLOADED);
      return true;
    });
    const uploads = new HttpUploadGateway(server, () => null, renewal);
    expect(await uploads.upload(aFile(), () => undefined, newCancellation())).toMatchObject({
      uploadId: '9',
    });
  });

  test('that the person took back is cancelled', async () => {
    const { upload } = opened(() => Promise.reject(new RequestCancelled()));
    expect(await upload()).toEqual({ kind: 'cancelled' });
  });

  test.each([
    ['no answer', () => Promise.reject(new ServiceError('offline')), 'offline'],
    ['a busy server', aWireFailure('unavailable'), 'unavailable'],
    ['a page of a proxy', { status: 413, json: undefined }, 'unavailable'],
    [
      'an answer of another kind',
      { status: 200, json: { resource_response: { status: 'success' } } },
      'unavailable',
    ],
    ['a session that has ended', aWireFailure('authentication_required'), 'session_ended'],
  ] as const)('%s is an error of the service', async (_what, answer, kind) => {
    const error = await opened(answer)
      .upload()
      .catch((error: unknown) => error);
    expect(error).toBeInstanceOf(ServiceError);
    expect(error).toMatchObject({ kind });
  });

  test('that is no file of this platform is a mistake of the caller', async () => {
    await expect(opened(UPLOADED).upload({ name: 'a', size: 1, content: 'text' })).rejects.toThrow(TypeError);
  });
});
