import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SystemTimer } from '../../../../server/adapters/node/system-timer.ts';
import { UnrecoverableJob } from '../../../../server/application/jobs/job-handler.ts';
import { RunJobs } from '../../../../server/application/jobs/run-jobs.ts';
import { ConvertVideo } from '../../../../server/application/videos/convert-video.ts';
import { ADA, HOUR_MS, VideoWorld } from './video-world.ts';

const fail = (event: string): never => {
  throw new Error(event);
};
let world: VideoWorld;
beforeEach(async () => (world = await VideoWorld.open()));
afterEach(() => world.close());

const videoOf = (signature: string) => world.store.videos.find(signature);

test('a video can be used at once and played when it is converted', async () => {
  const { id, signature } = await world.send('a film at home with words');
  await world.ingest(id);
  const upload = await world.store.uploads.find(id, ADA);
  expect(upload?.videoSignature).toBe(signature);
  expect(await world.store.announcedUploads.find(id)).toMatchObject({
    status: 'succeeded',
    pictureSignature: upload?.pictureSignature,
  });
  expect(await videoOf(signature)).toMatchObject({ status: 'processing', formats: [], width: 1920 });
  expect(await world.uploads.size(id)).toBe(0);

  await world.convert(signature);
  expect(await videoOf(signature)).toMatchObject({
    status: 'ready',
    formats: ['V_720P', 'V_HLSV4', 'V_HLSV3_MOBILE'],
    playsUpload: false,
    hasCaptions: true,
  });
  expect(await world.readPart(signature, 'V_720P')).toBe('V_720P of a film at **** with words');
  expect(await world.readPart(signature, 'V_HLSV4')).toContain('V_HLSV4 of V_720P of');
  expect(await world.readPart(signature, 'captions')).toContain('captions of a film');
});

test('where nothing converts it is played as it came, without its remarks', async () => {
  world.tools.converter = null;
  const { id, signature } = await world.send('a film at home');
  await world.ingest(id);
  expect(await videoOf(signature)).toMatchObject({ status: 'ready', formats: ['V_720P'], playsUpload: true });
  expect(await world.readPart(signature, 'V_720P')).toBe('a film at ****');
  const jobs = await world.store.jobs.list('all', 10);
  expect(jobs.map(({ kind }) => kind)).not.toContain('videos.convert');
});

test('a converter that is gone leaves a video that is played as it came', async () => {
  const { id, signature } = await world.send('a film');
  await world.ingest(id);
  world.tools.converter = null;
  await world.convert(signature);
  expect(await videoOf(signature)).toMatchObject({ status: 'ready', formats: ['V_720P'], playsUpload: true });
});

test('one that cannot be converted has failed; what is missing besides is no harm', async () => {
  const { id, signature } = await world.send('a film with words');
  await world.ingest(id);
  for (const part of ['captions', 'V_720P']) world.tools.refused.add(part);
  await expect(world.convert(signature)).rejects.toThrow(UnrecoverableJob);
  await new ConvertVideo(world.deps()).givenUp({ signature });
  expect(await videoOf(signature)).toMatchObject({ status: 'failed', formats: [] });

  world.tools.refused.clear();
  for (const part of ['captions', 'V_HLSV4']) world.tools.refused.add(part);
  await expect(world.convert(signature)).rejects.toThrow('too hard');
  await new ConvertVideo(world.deps()).givenUp({ signature });
  expect(await videoOf(signature)).toMatchObject({
    status: 'ready',
    formats: ['V_720P'],
    hasCaptions: false,
  });
});

test('what is said in a video is there as soon as it can be played', async () => {
  const { id, signature } = await world.send('a film with words');
  await world.ingest(id);
  await world.convertOnce(signature);
  expect(await videoOf(signature)).toMatchObject({
    status: 'ready',
    formats: ['V_720P'],
    hasCaptions: true,
  });
});

test('a video that nobody can play yet comes before the other forms of one that plays', async () => {
  const sent = [await world.send('a film'), await world.send('another film')];
  for (const { id } of sent) await world.ingest(id);
  const clock = { now: () => (world.now += 1) };
  const handler = new ConvertVideo({ ...world.deps(), clock });
  const logger = { error: fail, warn: fail, info: fail, debug: fail };
  const deps = { store: world.store, owner: 'one', clock, timer: new SystemTimer(), logger };
  await new RunJobs(deps, { 'videos.convert': handler }).run();
  const lists = ['V_HLSV4', 'V_HLSV3_MOBILE'];
  expect(world.tools.made).toEqual(['V_720P', 'V_720P', ...lists, ...lists]);
});

test('a picture that is none has failed', async () => {
  const { id } = await world.send('not a picture', 'image-story-pin');
  await world.ingest(id);
  expect(await world.store.announcedUploads.find(id)).toMatchObject({
    status: 'failed',
    failure: 'bad_media',
  });
});

/** Every step of the outside that the use-cases take, with a cut before or after one of them. */
function cut<T extends object>(
  deps: T,
  at: number,
  when: 'before' | 'after',
): { deps: T; isCut: () => boolean } {
  let steps = 0;
  let isCut = false;
  const watched = (part: object): object =>
    new Proxy(part, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== 'function') return value;
        if (name === 'fileOf') return value.bind(target) as unknown;
        return (...args: unknown[]) => {
          const step = (steps += 1);
          const end = () => {
            isCut = true;
            throw new Error('cut');
          };
          if (isCut || (step === at && when === 'before')) end();
          const result: unknown = value.apply(target, args);
          if (step !== at) return result;
          return Promise.resolve(result).then(end);
        };
      },
    });
  const names = ['uploads', 'videos', 'tools', 'storeUpload', 'store'];
  const parts = Object.entries(deps).map(([name, part]) => [
    name,
    names.includes(name) ? watched(part) : part,
  ]);
  return { deps: Object.fromEntries(parts) as T, isCut: () => isCut };
}

describe('cut off at any step, the next run ends well', () => {
  test.each(['before', 'after'] as const)('%s it', async (when) => {
    let whole = 0;
    for (let at = 1; whole < 2; at += 1) {
      whole = 0;
      const { id, signature } = await world.send('a film with words');
      for (const run of [
        (deps: ReturnType<VideoWorld['deps']>) => world.ingest(id, deps),
        (deps: ReturnType<VideoWorld['deps']>) => world.convert(signature, deps),
      ]) {
        const torn = cut(world.deps(), at, when);
        await run(torn.deps).catch(() => undefined);
        const formats = (await videoOf(signature))?.formats ?? [];
        if (formats.includes('V_720P')) expect(await world.readPart(signature, 'V_720P')).toContain('film');
        if (!torn.isCut()) whole += 1;
        else await run(world.deps());
      }
      expect(await world.store.announcedUploads.find(id)).toMatchObject({ status: 'succeeded' });
      expect(await videoOf(signature)).toMatchObject({ status: 'ready', hasCaptions: true });
      expect((await videoOf(signature))?.formats).toHaveLength(3);
      expect(await world.readPart(signature, 'V_720P')).toBe('V_720P of a film with words');
      expect((await world.store.uploads.find(id, ADA))?.videoSignature).toBe(signature);
    }
  });
});

test('what nobody uses goes after a day, with its files and its job', async () => {
  world.now = Date.now();
  const used = await world.send('a used film');
  const unused = await world.send('an unused film');
  const half = await world.announce();
  for (const { id } of [used, unused]) await world.ingest(id);
  await world.store.transaction((tx) => tx.uploads.remove(unused.id));
  expect(await world.collect()).toEqual({ announced: 0, videos: 0 });

  world.now += 25 * HOUR_MS;
  expect(await world.collect()).toEqual({ announced: 3, videos: 1 });
  expect(await videoOf(unused.signature)).toBeUndefined();
  expect(await world.videos.upload(unused.signature)).toBeUndefined();
  expect(await world.videos.upload(used.signature)).toBeDefined();
  expect(await world.receiver().admit(half)).toBeUndefined();
  const jobs = await world.store.jobs.list('all', 10);
  expect(jobs.filter(({ kind }) => kind === 'videos.convert').map(({ key }) => key)).toEqual([
    used.signature,
  ]);
});
