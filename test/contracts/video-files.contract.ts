import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type {
  LocalFile,
  OpenVideoFile,
  VideoFiles,
} from '../../server/application/ports/media/video-files.ts';

const SIGNATURE = 'abcdef0123456789abcdef0123456789';
const OTHER = 'abcdef0123456789abcdef012345678a';

/** Proves that an adapter keeps the promises of the port. `open` opens what is kept of a folder, empty at first. */
export function describeVideoFiles(name: string, open: (folder: string) => Promise<VideoFiles>): void {
  describe(`files of videos: ${name}`, () => {
    let folder: string;
    let videos: VideoFiles;
    let sent: LocalFile;
    beforeEach(async () => {
      folder = await mkdtemp(path.join(tmpdir(), 'videos-'));
      videos = await open(folder);
      sent = path.join(folder, 'sent') as LocalFile;
      await writeFile(sent, 'a film');
    });
    afterEach(() => rm(folder, { recursive: true }));

    test('what was sent is kept, as often as it is said, and the sent file stays', async () => {
      await videos.adopt(SIGNATURE, sent);
      await videos.adopt(SIGNATURE, sent);
      await rm(sent);
      expect(await textOf(await videos.openUpload(SIGNATURE))).toBe('a film');
      const file = await videos.upload(SIGNATURE);
      expect(await readFile(file ?? '', 'utf8')).toBe('a film');
      await videos.release(file!);
      expect(await textOf(await videos.openUpload(SIGNATURE))).toBe('a film');
      expect(await videos.upload('0'.repeat(32))).toBeUndefined();
    });

    test('it can be offered as it is, which takes no room', async () => {
      await videos.adopt(SIGNATURE, sent);
      await videos.offerUpload(SIGNATURE);
      await videos.offerUpload(SIGNATURE);
      const file = await videos.open({ signature: SIGNATURE, part: 'V_720P', file: `${SIGNATURE}.mp4` });
      expect(file?.byteLength).toBe(6);
      expect(await textOf(file, 2, 3)).toBe('fi');
      expect(await videos.byteLength(SIGNATURE)).toBe(6);
    });

    test('parts appear whole, in place of earlier ones, and half-made ones are gone after a new start', async () => {
      await videos.adopt(SIGNATURE, sent);
      for (const text of ['first', 'second']) {
        const workspace = await videos.workspace();
        await writeFile(path.join(workspace, `${SIGNATURE}.m3u8`), text);
        await videos.publish(SIGNATURE, 'V_HLSV4', workspace);
        const file = await videos.open({ signature: SIGNATURE, part: 'V_HLSV4', file: `${SIGNATURE}.m3u8` });
        expect(await textOf(file)).toBe(text);
      }
      await writeFile(path.join(await videos.workspace(), 'half'), 'half');
      await videos.discard(await videos.workspace());
      await open(folder);
      expect(await readdir(path.join(folder, 'videos-work'))).toEqual([]);
    });

    test('what is not there is not found, and nothing but names that are made here is looked for', async () => {
      await videos.adopt(SIGNATURE, sent);
      expect(
        await videos.open({ signature: SIGNATURE, part: 'V_720P', file: `${SIGNATURE}.mp4` }),
      ).toBeUndefined();
      for (const file of ['../upload.mp4', 'upload.mp4', `${SIGNATURE}.mp4/..`, `${'0'.repeat(32)}.mp4`])
        await expect(async () => videos.open({ signature: SIGNATURE, part: 'V_720P', file })).rejects.toThrow(
          TypeError,
        );
      await expect(async () => videos.openUpload('../..')).rejects.toThrow(TypeError);
      await expect(videos.discard(folder as LocalFile)).rejects.toThrow(TypeError);
    });

    test('videos are found by when they were sent, and go with all their files', async () => {
      await videos.adopt(SIGNATURE, sent);
      await videos.adopt(OTHER, sent);
      const found = async (time: number) => {
        const all: string[] = [];
        for await (const signature of videos.olderThan(time)) all.push(signature);
        return all.toSorted();
      };
      expect(await found(Date.now() - 60_000)).toEqual([]);
      expect(await found(Date.now() + 60_000)).toEqual([SIGNATURE, OTHER]);
      await videos.remove(SIGNATURE);
      await videos.remove(SIGNATURE);
      expect(await found(Date.now() + 60_000)).toEqual([OTHER]);
      expect(await videos.openUpload(SIGNATURE)).toBeUndefined();
    });

    test('a part of a video is there for programs until it is released', async () => {
      await videos.adopt(SIGNATURE, sent);
      expect(await videos.part(SIGNATURE, 'V_720P')).toBeUndefined();
      await videos.offerUpload(SIGNATURE);
      const file = await videos.part(SIGNATURE, 'V_720P');
      expect(await readFile(file ?? '', 'utf8')).toBe('a film');
      await videos.release(file!);
      expect(await readdir(path.join(folder, 'videos-work'))).toEqual([]);
    });
  });
}

async function textOf(
  file: OpenVideoFile | undefined,
  start = 0,
  end = Infinity,
): Promise<string | undefined> {
  if (file === undefined) return undefined;
  const chunks: Uint8Array[] = [];
  for await (const chunk of file.read(start, end)) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
