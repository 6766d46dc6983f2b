import { describe, expect, test } from 'vitest';
import { UploadPicture } from '../../../src/application/pins/upload-picture.ts';
import type { UploadGateway } from '../../../src/application/ports/media/upload-gateway.ts';
import { toUploadId } from '../../../src/domain/ids/ids.ts';
import { newCancellation } from '../../../src/application/cancellation.ts';

const uploads: UploadGateway = {
  upload: async (_file, onProgress) => {
    onProgress(1);
    return {
      kind: 'uploaded',
      uploadId: toUploadId('9'),
      imageUrl: '/a.png',
      width: 1,
      height: 2,
      signature: 'ab',
      videoSignature: null,
    };
  },
};
const upload = (size: number, onProgress: (part: number) => void = () => undefined) =>
  new UploadPicture({ uploads }).run({ name: 'a.png', size, content: null }, onProgress, newCancellation());

describe('a picture', () => {
  test.each([1, 20_000_000])('of %i bytes is sent, and its progress is told', async (size) => {
    const parts: number[] = [];
    expect(await upload(size, (part) => parts.push(part))).toMatchObject({ kind: 'uploaded', uploadId: '9' });
    expect(parts).toEqual([1]);
  });

  test('without bytes is refused before anything is sent', async () => {
    const parts: number[] = [];
    expect(await upload(0, (part) => parts.push(part))).toEqual({
      kind: 'refused',
      message: 'This file is empty.',
    });
    expect(parts).toEqual([]);
  });

  test('that is too large is refused before anything is sent, with the limit', async () => {
    const parts: number[] = [];
    expect(await upload(20_000_001, (part) => parts.push(part))).toEqual({
      kind: 'refused',
      message: 'This picture is too large: 20 MB at most.',
    });
    expect(parts).toEqual([]);
  });
});
