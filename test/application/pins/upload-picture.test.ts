import { describe, expect, test } from 'vitest';
import { UploadPicture } from '../../../src/application/pins/upload-picture.ts';
import type { UploadGateway } from '../../../src/application/ports/media/upload-gateway.ts';
import { toUploadId } from '../../../src/domain/ids/ids.ts';
import { newCancellation } from '../../../src/application/cancellation.ts';
import { english } from '../../support/english.ts';

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
const reasonFor = async (size: number, parts: number[]) => {
  const outcome = await upload(size, (part) => parts.push(part));
  return outcome.kind === 'unusable' && english(outcome.reason);
};

describe('a picture', () => {
  test.each([1, 20_000_000])('of %i bytes is sent, and its progress is told', async (size) => {
    const parts: number[] = [];
    expect(await upload(size, (part) => parts.push(part))).toMatchObject({ kind: 'uploaded', uploadId: '9' });
    expect(parts).toEqual([1]);
  });

  test('without bytes is refused before anything is sent', async () => {
    const parts: number[] = [];
    expect(await reasonFor(0, parts)).toBe('This file is empty.');
    expect(parts).toEqual([]);
  });

  test('that is too large is refused before anything is sent, with the limit', async () => {
    const parts: number[] = [];
    expect(await reasonFor(20_000_001, parts)).toBe('This image is too large. The limit is 20 MB.');
    expect(parts).toEqual([]);
  });
});
