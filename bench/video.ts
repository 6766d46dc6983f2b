import { execFile } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { mkdtemp, open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { openAsBlob } from 'node:fs';
import type { WirePin } from '../wire/pin.ts';
import { announceFilm, filmForm, statusOfFilm } from '../test/e2e/support/film.ts';
import { Member } from '../test/e2e/support/member.ts';
import { removeDataDir, startServer, type RunningServer } from '../test/e2e/support/running-server.ts';
import type { Figure } from './figure.ts';
import { memoryOf } from './served/server-process.ts';

const LOOK_MS = 50;
const REST_MS = 10_000;
const LARGE_BYTES = 195_000_000;

/** Time until a film can be played, and memory of the built server while a large one arrives. Needs ffmpeg. */
export async function run(): Promise<readonly Figure[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-video-'));
  const server = await startServer();
  try {
    const film = path.join(folder, 'film.mp4');
    await makeFilm(film);
    const ann = await Member.join(server.url, 'ann');
    const conversion = await converting(server, ann, film);
    await pause(REST_MS);
    const large = path.join(folder, 'large.mp4');
    await makeLarge(film, large);
    return [...conversion, ...(await arriving(server, ann, large))];
  } finally {
    await server.stop();
    await removeDataDir(server.dataDir);
    await rm(folder, { recursive: true });
  }
}

/** Ten seconds of a moving test picture with a tone. */
async function makeFilm(file: string): Promise<void> {
  const picture = ['-f', 'lavfi', '-i', 'testsrc2=size=1920x1080:rate=30:duration=10'];
  const sound = ['-f', 'lavfi', '-i', 'sine=frequency=440:duration=10'];
  const coded = [
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-crf',
    '20',
    '-pix_fmt',
    'yuv420p',
    '-c:a',
    'aac',
  ];
  await promisify(execFile)('ffmpeg', ['-v', 'error', '-y', ...picture, ...sound, ...coded, file]);
}

/** The same film with empty room behind it. */
async function makeLarge(film: string, large: string): Promise<void> {
  const { size } = await stat(film);
  const target = await open(large, 'w');
  for await (const piece of createReadStream(film)) await target.write(piece as Buffer);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(LARGE_BYTES - size, 0);
  head.write('free', 4, 'latin1');
  await target.write(head);
  await target.truncate(LARGE_BYTES);
  await target.close();
}

async function send(server: RunningServer, member: Member, file: string): Promise<string> {
  const announced = await announceFilm(member);
  const body = filmForm(announced, await openAsBlob(file));
  const answer = await fetch(new URL('/media-upload/', server.url), { method: 'POST', body });
  if (answer.status !== 204) throw new Error(await answer.text());
  return announced.upload_id;
}

async function until(isSo: () => Promise<boolean>): Promise<number> {
  while (!(await isSo())) await pause(LOOK_MS);
  return performance.now();
}

async function converting(server: RunningServer, member: Member, film: string): Promise<readonly Figure[]> {
  const start = performance.now();
  const uploadId = await send(server, member, film);
  const usable = await until(async () => (await statusOfFilm(member, uploadId)) === 'succeeded');
  const { id } = await member.call<WirePin>('Pin', 'create', { upload_id: uploadId });
  const formats = async () => {
    const { videos } = await member.call<WirePin>('Pin', 'get', { id });
    return Object.keys(videos?.video_list ?? {}).length;
  };
  const played = await until(async () => (await formats()) >= 1);
  const all = await until(async () => (await formats()) === 3);
  return [
    { what: '10 s of 1080p: in the grid with its poster', value: usable - start, unit: 'ms', budget: 3_000 },
    { what: '10 s of 1080p: ready to play', value: played - start, unit: 'ms', budget: 10_000 },
    { what: '10 s of 1080p: all formats', value: all - start, unit: 'ms' },
  ];
}

async function arriving(server: RunningServer, member: Member, large: string): Promise<readonly Figure[]> {
  const before = memoryOf(server.pid);
  let most = before;
  const sending = send(server, member, large);
  let isOver = false;
  void sending.finally(() => (isOver = true));
  const start = performance.now();
  while (!isOver) {
    most = Math.max(most, memoryOf(server.pid));
    await pause(LOOK_MS);
  }
  await sending;
  return [
    { what: 'memory before a film of 195 MB arrives', value: before, unit: 'MB' },
    { what: 'memory, most while it arrives', value: most, unit: 'MB', budget: 200 },
    { what: 'time of its arrival', value: performance.now() - start, unit: 'ms' },
  ];
}
