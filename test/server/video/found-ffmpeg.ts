import { findProgram } from '../../../server/adapters/video/find-program.ts';

/** The program on this machine; tests of real conversions are for machines that have one. */
export const FFMPEG = await findProgram(process.env['FFMPEG_PATH'] ?? 'ffmpeg', process.env['PATH'] ?? '');

// Where every change is checked the tests of conversions must not be left out in silence.
if (FFMPEG === null && process.env['CI'])
  throw new Error('The tests of conversions need ffmpeg here: install it, or name one in FFMPEG_PATH.');
