import type { UploadVideo } from './upload-video.ts';

/** The use-cases for pins of videos. */
export type VideoServices = { readonly uploadVideo: UploadVideo };

/** Imports them on first use. @throws {ServiceError} when the import fails */
export type OpenVideos = () => Promise<VideoServices>;
