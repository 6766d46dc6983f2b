import { findProgram } from '../../../server/adapters/video/find-program.ts';

/** The program on this machine (Debian has it in libheif-examples); tests of real conversions are for machines that have one. */
export const HEIF_CONVERT = await findProgram(
  process.env['HEIF_CONVERT_PATH'] ?? 'heif-convert',
  process.env['PATH'] ?? '',
);
