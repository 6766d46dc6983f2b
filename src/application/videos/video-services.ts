import type { UploadVideo } from './upload-video.ts';

/** What makes pins of videos. */
export type VideoServices = { readonly uploadVideo: UploadVideo };

/** Fetches them when they are first needed. @throws {ServiceError} when their code does not come */
export type OpenVideos = () => Promise<VideoServices>;
