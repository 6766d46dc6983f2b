import { mediaRefusalMessages } from '../../../../server/application/media/internal/messages.en.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { toUserId } from '../../../../src/domain/ids/ids.ts';
import { PicturesBusy } from '../../../../server/application/ports/media/media.ts';
import type { WebOutcome, WebRequest } from '../../../../server/application/ports/web/web.ts';
import { NameRemotePicture } from '../../../../server/application/sources/name-remote-picture.ts';
import { MediaWorld, file, signatureOf } from '../../media/media-world.ts';

const ANN = toUserId('1');
const BOB = toUserId('2');
const URL = 'https://shop.test/a.jpg';
const MINUTE = 60_000;

let world: MediaWorld;
let requests: WebRequest[];
let answer: (url: string) => Promise<WebOutcome>;
let naming: NameRemotePicture;

const fetched = (content: string): WebOutcome => ({
  kind: 'fetched',
  answer: { url: URL, bytes: file(content), contentType: 'image/jpeg', etag: null, lastModified: null },
});

beforeEach(() => {
  world = new MediaWorld();
  requests = [];
  answer = async () => fetched('a chair');
  const web = {
    fetch: (request: WebRequest) => {
      requests.push(request);
      return answer(request.url);
    },
  };
  const { pictures, clock } = world;
  naming = new NameRemotePicture({ web, pictures, secrets: { nameOf: signatureOf }, clock });
});

describe('the signature of a picture of another site', () => {
  test('is the one that it gets when it is kept, and it is not kept', async () => {
    expect(await naming.run(ANN, URL)).toMatchObject({
      kind: 'named',
      picture: { signature: await world.upload('a chair'), looks: { quality: expect.any(Number) } },
    });
    expect(requests).toEqual([{ url: URL, kind: 'image' }]);
    answer = async () => fetched('a table');
    const outcome = await naming.run(ANN, 'https://shop.test/b.jpg');
    expect(outcome.kind === 'named' && (await world.hasFiles(outcome.picture.signature))).toBe(false);
  });

  test('is none of what does not come, or is no picture', async () => {
    answer = async () => ({ kind: 'failed', reason: 'refused' });
    expect(await naming.run(ANN, 'http://10.0.0.1/')).toEqual({ kind: 'not_fetched' });
    answer = async () => fetched('not a picture');
    expect(await naming.run(ANN, URL)).toEqual({
      kind: 'refused',
      reason: 'bad_media',
      message: mediaRefusalMessages.noImage,
    });
  });

  test('is remembered for ten minutes, for the one who asked', async () => {
    const [one, other] = await Promise.all([naming.run(ANN, URL), naming.run(ANN, URL)]);
    expect(one).toEqual(other);
    world.now += 10 * MINUTE - 1;
    await naming.run(ANN, URL);
    expect(requests).toHaveLength(1);
    await naming.run(BOB, URL);
    expect(requests).toHaveLength(2);
    world.now += 1;
    await naming.run(ANN, URL);
    expect(requests).toHaveLength(3);
  });

  test('is looked for again after a failure', async () => {
    answer = async () => ({ kind: 'failed', reason: 'too_slow' });
    await naming.run(ANN, URL);
    answer = async () => fetched('a chair');
    expect(await naming.run(ANN, URL)).toMatchObject({ kind: 'named' });
  });

  test('is remembered of the latest five hundred', async () => {
    for (let name = 0; name <= 500; name += 1) await naming.run(ANN, `https://shop.test/${name}.jpg`);
    await naming.run(ANN, 'https://shop.test/1.jpg');
    expect(requests).toHaveLength(501);
    await naming.run(ANN, 'https://shop.test/0.jpg');
    expect(requests).toHaveLength(502);
  });

  test('is found out of two at a time, and not at all when too many wait', async () => {
    answer = () => new Promise(() => undefined);
    for (let name = 0; name < 102; name += 1) void naming.run(ANN, `https://shop.test/${name}.jpg`);
    expect(requests).toHaveLength(2);
    await expect(naming.run(ANN, URL)).rejects.toThrow(PicturesBusy);
  });
});
