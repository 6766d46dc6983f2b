import { provide, type Bind } from '../../src/composition/provide.ts';
import { StorageQuota } from '../application/media/storage-quota.ts';
import { CollectUnusedVideos } from '../application/videos/collect-unused-videos.ts';
import { ConvertVideo } from '../application/videos/convert-video.ts';
import { IngestUpload } from '../application/videos/ingest-upload.ts';
import { ReceiveUpload } from '../application/videos/receive-upload.ts';
import * as tokens from './tokens.ts';

/** Resumable uploads, and videos. */
export function provideVideos(bind: Bind): void {
  const configuration = { configuration: tokens.ConfigurationToken };
  provide(
    bind,
    tokens.StorageQuotaToken,
    { store: tokens.StoreToken, clock: tokens.ClockToken, ...configuration },
    (deps) => new StorageQuota(deps, deps.configuration.userStorageBytes),
  );
  const base = {
    store: tokens.StoreToken,
    secrets: tokens.SecretsToken,
    ids: tokens.IdGeneratorToken,
    clock: tokens.ClockToken,
    quota: tokens.StorageQuotaToken,
    logger: tokens.LoggerToken,
    tools: tokens.VideoToolsToken,
    uploads: tokens.UploadFilesToken,
    videos: tokens.VideoFilesToken,
  };
  provide(bind, tokens.ReceiveUploadToken, { ...base, ...configuration }, (deps) => {
    const { maxImageBytes, maxVideoBytes } = deps.configuration;
    return new ReceiveUpload({ ...deps, files: deps.uploads, maxImageBytes, maxVideoBytes });
  });
  provide(
    bind,
    tokens.IngestUploadToken,
    { ...base, storeUpload: tokens.StoreUploadToken },
    (deps) => new IngestUpload(deps),
  );
  provide(bind, tokens.ConvertVideoToken, base, (deps) => new ConvertVideo(deps));
  provide(bind, tokens.CollectUnusedVideosToken, base, (deps) => new CollectUnusedVideos(deps));
}
