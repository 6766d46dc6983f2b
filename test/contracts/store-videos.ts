import { describe, expect, test } from 'vitest';
import { toUploadId } from '../../src/domain/ids/ids.ts';
import { aPictureRecord } from '../builders/a-picture-record.ts';
import { aVideoRecord } from '../builders/a-video-record.ts';
import { anAnnouncedUpload } from '../builders/an-announced-upload.ts';
import { minute, type StoreWorld } from './store-world.ts';

const signatureOf = (digit: string) => digit.repeat(32);

export function describeStoredVideos(world: StoreWorld): void {
  const aVideo = async (fields: Parameters<typeof aVideoRecord>[0] = {}) => {
    const video = aVideoRecord(fields);
    await world.do((tx) => tx.videos.insert(video));
    return video;
  };

  describe('videos', () => {
    test('are found as they were stored, the first of a signature for ever, and change as they get ready', async () => {
      const video = await aVideo({ status: 'processing', formats: [] });
      await world.do((tx) => tx.videos.insert({ ...video, width: 1 }));
      expect(await world.store.videos.find(video.signature)).toEqual(video);

      const change = {
        status: 'ready',
        formats: ['V_720P', 'V_HLSV4'],
        playsUpload: true,
        hasCaptions: true,
        byteLength: 5,
      } as const;
      await world.do((tx) => tx.videos.update(video.signature, change));
      await world.do((tx) => tx.videos.update('unknown', change));
      expect(await world.store.videos.find(video.signature)).toEqual({ ...video, ...change });
      expect(await world.store.videos.find('unknown')).toBeUndefined();
    });

    test('come with the pins that name them, copies included', async () => {
      const ada = await world.person('ada');
      const board = await world.board(ada);
      const video = await aVideo({ playsUpload: true });
      const pin = await world.pin(board, { videoSignature: video.signature });
      const copy = await world.copy(pin, board, { videoSignature: video.signature });
      const plain = await world.pin(board);

      const views = await world.store.pins.views([pin.id, copy.id, plain.id], null);
      expect(views.map((view) => view.video)).toEqual([video, video, null]);
      expect(views[0]?.pin.videoSignature).toBe(video.signature);
    });

    test('are in use while a pin or an upload names them; only others can go', async () => {
      const ada = await world.person('ada');
      const [pinned, sent, unused] = ['a', 'b', 'c'].map(signatureOf) as [string, string, string];
      for (const signature of [pinned, sent, unused]) await aVideo({ signature });
      await world.pin(await world.board(ada), { videoSignature: pinned });
      await world.upload(ada, await world.picture(), { videoSignature: sent });

      const all = [pinned, sent, unused, 'unknown'];
      expect(await world.store.videos.unused(all)).toEqual([unused, 'unknown']);
      expect(await world.store.videos.unused([])).toEqual([]);
      for (const signature of all) await world.do((tx) => tx.videos.remove(signature));
      const left = await Promise.all(all.map((signature) => world.store.videos.find(signature)));
      expect(left.map((video) => video?.signature)).toEqual([pinned, sent, undefined, undefined]);
    });
  });

  describe('announced uploads', () => {
    test('are found, by many also only by who announced them, and change', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const upload = anAnnouncedUpload({ userId: ada.id });
      await world.do((tx) => tx.announcedUploads.insert(upload));
      const { announcedUploads } = world.store;

      expect(await announcedUploads.find(upload.id)).toEqual(upload);
      const ids = [toUploadId('999'), upload.id];
      expect(await announcedUploads.ofUser(ids, ada.id)).toEqual([upload]);
      expect(await announcedUploads.ofUser(ids, bob.id)).toEqual([]);
      expect(await announcedUploads.ofUser([], ada.id)).toEqual([]);
      expect(await announcedUploads.known(ids)).toEqual(new Set([upload.id]));
      expect(await announcedUploads.known([])).toEqual(new Set());

      const change = { status: 'failed', failure: 'too_long', pictureSignature: signatureOf('a') } as const;
      await world.do((tx) => tx.announcedUploads.update(upload.id, change));
      expect(await announcedUploads.find(upload.id)).toEqual({ ...upload, ...change });
    });

    test('are forgotten by their age, and with their user', async () => {
      const ada = await world.person('ada');
      const [old, young] = [minute(1), minute(2)].map((createdAt, index) =>
        anAnnouncedUpload({ id: toUploadId(`${500 + index}`), userId: ada.id, createdAt }),
      ) as [ReturnType<typeof anAnnouncedUpload>, ReturnType<typeof anAnnouncedUpload>];
      await world.do(async (tx) => {
        await tx.announcedUploads.insert(old);
        await tx.announcedUploads.insert(young);
      });
      expect(await world.do((tx) => tx.announcedUploads.removeBefore(young.createdAt))).toBe(1);
      expect(await world.store.announcedUploads.find(old.id)).toBeUndefined();

      await world.do((tx) => tx.accountRemoval.removePart(ada.id));
      expect(await world.store.announcedUploads.find(young.id)).toBeUndefined();
    });

    test('the bytes of somebody are those of what they put in, each once, without what they saved', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const [board, of] = [await world.board(ada), await world.board(bob)];
      const picture = aPictureRecord({ signature: signatureOf('a'), byteLength: 100 });
      await world.do((tx) => tx.pictures.insert(picture));
      const video = await aVideo({ byteLength: 7_000 });
      const fields = { pictureSignature: picture.signature, videoSignature: video.signature };
      const pin = await world.pin(board, fields);
      await world.pin(board, fields);
      await world.upload(ada, picture, { videoSignature: video.signature });
      await world.copy(pin, of, { videoSignature: video.signature });

      expect(await world.store.announcedUploads.bytesOf(ada.id)).toBe(7_100);
      expect(await world.store.announcedUploads.bytesOf(bob.id)).toBe(0);
    });
  });
}
