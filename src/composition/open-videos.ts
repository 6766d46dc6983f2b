import { HttpVideoUploadGateway } from '../adapters/http/http-video-upload-gateway.ts';
import { UploadVideo } from '../application/videos/upload-video.ts';
import type { VideoServices } from '../application/videos/video-services.ts';

/** The use-cases of videos over HTTP; a chunk of its own. */
export function openVideos(deps: ConstructorParameters<typeof HttpVideoUploadGateway>[0]): VideoServices {
  const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  return { uploadVideo: new UploadVideo({ videos: new HttpVideoUploadGateway(deps), wait }) };
}
