import { beforeEach, expect, test } from 'vitest';
import { uploadImage } from '../../../../server/adapters/http-api/media/upload-image.ts';
import { file, MediaWorld, OWNER } from '../../media/media-world.ts';

let world: MediaWorld;
beforeEach(() => {
  world = new MediaWorld();
});

const upload = (content: string) => ({
  bytes: file(content),
  userId: OWNER,
  baseUrl: 'https://pins.example',
});

test('a stored picture is answered with its address, signature and upload', async () => {
  const answer = await uploadImage(world.storeUpload(), upload('cat'));

  expect(answer).toEqual({
    success: true,
    image_url: expect.stringMatching(
      /^https:\/\/pins\.example\/media\/originals\/(..)\/(..)\/(..)\/\1\2\3[0-9a-f]{26}\.jpg$/,
    ),
    image_signature: expect.stringMatching(/^[0-9a-f]{32}$/),
    upload_id: '1',
    width: 800,
    height: 600,
  });
  expect(answer.image_url).toContain(answer.image_signature);
});

test('what is no picture is refused with the reason for people', async () => {
  await expect(uploadImage(world.storeUpload(), upload('not a picture'))).rejects.toMatchObject({
    reason: 'bad_media',
    message: 'This is text.',
  });
});
