import { ContainerModule } from 'inversify';
import { HttpVideoUploadGateway } from '../../adapters/http/media/http-video-upload-gateway.ts';
import { UploadVideo } from '../../application/videos/upload-video.ts';
import type { VideoServices } from '../../application/videos/video-services.ts';
import { VideoUploadGatewayToken, WaitToken } from '../lazy-tokens.ts';
import { provide } from '../provide.ts';
import * as tokens from '../tokens.ts';
import { clock } from './clock-module.ts';
import { lazyChunk } from './lazy-chunk.ts';

const gateways = new ContainerModule(({ bind }) => {
  provide(
    bind,
    VideoUploadGatewayToken,
    { calls: tokens.ResourceClientToken, http: tokens.UploadHttpClientToken },
    (deps) => new HttpVideoUploadGateway(deps),
  );
});

/** The use-cases of videos. */
export const chunk = lazyChunk(
  [gateways, clock],
  { videos: VideoUploadGatewayToken, wait: WaitToken },
  (deps): VideoServices => ({ uploadVideo: new UploadVideo(deps) }),
);
