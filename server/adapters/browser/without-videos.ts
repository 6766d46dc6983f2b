import type { VideoFiles } from '../../application/ports/media/video-files.ts';
import type { VideoTools } from '../../application/ports/media/video-tools.ts';

const refused = () => Promise.reject(new Error('There are no videos here.'));

/** Every video is refused as unusable. */
export const withoutVideoTools: VideoTools = {
  inspect: async () => ({ kind: 'unusable', why: 'The server inside a page takes no videos.' }),
  clean: refused,
  poster: refused,
  converter: null,
};

/** A store without videos. */
export const withoutVideoFiles: VideoFiles = {
  adopt: refused,
  upload: async () => undefined,
  part: async () => undefined,
  release: async () => undefined,
  offerUpload: refused,
  workspace: refused,
  publish: refused,
  discard: async () => undefined,
  open: async () => undefined,
  openUpload: async () => undefined,
  byteLength: async () => 0,
  remove: async () => undefined,
  async *olderThan() {},
};
