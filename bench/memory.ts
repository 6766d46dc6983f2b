import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { Member } from '../test/e2e/support/member.ts';
import { aPhoto, PHOTOS } from '../test/e2e/support/pictures.ts';
import { removeDataDir, startServer, temporaryDataDir } from '../test/e2e/support/running-server.ts';
import type { BenchOptions, Figure } from './figure.ts';
import { fillStore } from './served/filled-store.ts';
import { medianStart } from './served/median-start.ts';
import { memoryOf } from './served/server-process.ts';
import { untilWorkedOff } from './served/worked-off.ts';

const STARTS = 5;
const QUICK_STARTS = 3;
const UPLOADS = 2_000;
const AT_ONCE = 4;
const LOOK_EVERY = 10;
/** Long enough for what a start or a picture leaves behind to be given back. */
const REST_MS = 25_000;
const QUICK_REST_MS = 12_000;
/** px; as phones, cameras and other sites give them. */
const WIDTHS = [480, 640, 736, 900, 1080, 1200, 736, 564, 1600, 4000];

/** Memory and start of the built server with all its processes. Quick: only on an empty store. */
export async function run({ quick }: BenchOptions): Promise<readonly Figure[]> {
  return quick ? uploading(0) : [...(await uploading(UPLOADS)), ...(await filled())];
}

async function uploading(uploads: number): Promise<readonly Figure[]> {
  const dataDir = await temporaryDataDir();
  try {
    const start = await medianStart(uploads === 0 ? QUICK_STARTS : STARTS, async () => {
      await removeDataDir(dataDir);
      return { dataDir };
    });
    const server = await startServer({}, dataDir);
    try {
      await pause(uploads === 0 ? QUICK_REST_MS : REST_MS);
      const idle = memoryOf(server.pid);
      const atRest: readonly Figure[] = [
        { what: 'start on an empty store', value: start, unit: 'ms', budget: 700 },
        { what: 'memory, idle', value: idle, unit: 'MB', budget: 130 },
      ];
      if (uploads === 0) return atRest;
      const ann = await Member.join(server.url, 'ann');
      let most = 0;
      let begun = 0;
      const upload = async () => {
        while (begun < uploads) {
          await ann.makePin({ title: `Photo ${begun}` }, await aCameraPicture(begun++));
          if (begun % LOOK_EVERY === 0) most = Math.max(most, memoryOf(server.pid));
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, upload));
      const after = memoryOf(server.pid);
      const background = await whileWorkedOff(dataDir, server.pid);
      await pause(REST_MS);
      return [
        ...atRest,
        { what: `memory, most while ${uploads} pictures are uploaded`, value: most, unit: 'MB' },
        { what: `memory after ${uploads} uploads`, value: after, unit: 'MB', budget: 300 },
        {
          what: 'memory, most while their AVIF files are made',
          value: background.most,
          unit: 'MB',
          budget: 300,
        },
        { what: 'time of these AVIF files for each picture', value: background.perPicture, unit: 'ms' },
        { what: 'memory after that, at rest', value: memoryOf(server.pid), unit: 'MB', budget: 300 },
      ];
    } finally {
      await server.stop();
    }
  } finally {
    await removeDataDir(dataDir);
  }
}

/** The most memory while the AVIF files of the uploads are made, and the time of one of them. */
async function whileWorkedOff(dataDir: string, pid: number): Promise<{ most: number; perPicture: number }> {
  const before = performance.now();
  let most = 0;
  const all = await untilWorkedOff(dataDir, () => (most = Math.max(most, memoryOf(pid))));
  return { most, perPicture: (performance.now() - before) / Math.max(1, all) };
}

async function filled(): Promise<readonly Figure[]> {
  const dataDir = await temporaryDataDir();
  try {
    await fillStore(dataDir);
    const start = await medianStart(STARTS, async () => ({ dataDir }));
    return [{ what: 'start with 100,000 pins', value: start, unit: 'ms', budget: 1_000 }];
  } finally {
    await removeDataDir(dataDir);
  }
}

/** A real photo in another size and other colours for each number. */
async function aCameraPicture(number: number) {
  const photo = await aPhoto(PHOTOS[number % PHOTOS.length]!);
  const width = WIDTHS[Math.floor(number / PHOTOS.length) % WIDTHS.length]!;
  const colours = { hue: number % 360, brightness: 0.8 + (number % 50) / 100 };
  const buffer = await sharp(photo.buffer)
    .modulate(colours)
    .resize({ width })
    .jpeg({ quality: 85 })
    .toBuffer();
  return { ...photo, buffer };
}
