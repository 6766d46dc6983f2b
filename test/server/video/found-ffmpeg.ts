import { findProgram } from '../../../server/adapters/video/find-program.ts';

/** The program on this machine; tests of real conversions are for machines that have one. */
export const FFMPEG = await findProgram(process.env['FFMPEG_PATH'] ?? 'ffmpeg', process.env['PATH'] ?? '');
