import { VideoUnconvertible } from '../../application/ports/media/video-tools.ts';
import { ProgramFailed, type ProgramRun } from '../../application/ports/media/limited-program.ts';
import { runLimited } from './limited-process.ts';

const LIMITS = { roomKib: 6_000_000, cpuSeconds: 7_200, fileBlocks: 4_000_000 };

/**
 * Every input is parsed as MP4, whatever it begins with, and only the file protocol is allowed: a playlist, a second
 * file or an address in it is never opened.
 */
export const ONLY_THIS_FILE = [
  '-protocol_whitelist',
  'file',
  '-format_whitelist',
  'mov,mp4,m4a,3gp,3g2,mj2',
  '-f',
  'mov',
  '-enable_drefs',
  '0',
  '-use_absolute_path',
  '0',
];

/**
 * Runs ffmpeg within its limits, and returns its output.
 * @throws {VideoUnconvertible} when it fails or times out; another error when it was aborted
 */
export async function runFfmpeg(ffmpeg: string, run: Omit<ProgramRun, 'limits'>): Promise<Uint8Array> {
  const args = ['-nostdin', '-hide_banner', '-loglevel', 'error', ...run.args];
  try {
    return await runLimited(ffmpeg, { ...run, args, limits: LIMITS });
  } catch (error) {
    if (!(error instanceof ProgramFailed)) throw error;
    throw new VideoUnconvertible(`ffmpeg: ${error.message}`, { cause: error });
  }
}
