import { provide } from '../../src/composition/provide.ts';
import { StorageQuota } from '../application/media/storage-quota.ts';
import { CollectUnusedVideos } from '../application/videos/collect-unused-videos.ts';
import { ConvertVideo } from '../application/videos/convert-video.ts';
import { IngestUpload } from '../application/videos/ingest-upload.ts';
import { ReceiveUpload } from '../application/videos/receive-upload.ts';
import type { OpenedParts } from './opened-parts.ts';
import * as tokens from './tokens.ts';

type Bind = Parameters<typeof provide>[0];

/** Sending files in parts, and videos. */
export function provideVideos(bind: Bind, parts: OpenedParts): void {
  const { videos, uploadFiles, videoTools: tools } = parts;
  const { maxImageBytes, maxVideoBytes, userStorageBytes } = parts.configuration;
  provide(
    bind,
    tokens.StorageQuotaToken,
    { store: tokens.StoreToken, clock: tokens.ClockToken },
    (deps) => new StorageQuota(deps, userStorageBytes),
  );
  const base = {
    store: tokens.StoreToken,
    secrets: tokens.SecretsToken,
    ids: tokens.IdGeneratorToken,
    clock: tokens.ClockToken,
    quota: tokens.StorageQuotaToken,
    logger: tokens.LoggerToken,
  };
  provide(
    bind,
    tokens.ReceiveUploadToken,
    base,
    (deps) => new ReceiveUpload({ ...deps, files: uploadFiles, tools, maxImageBytes, maxVideoBytes }),
  );
  provide(
    bind,
    tokens.IngestUploadToken,
    { ...base, storeUpload: tokens.StoreUploadToken },
    (deps) => new IngestUpload({ ...deps, uploads: uploadFiles, videos, tools }),
  );
  provide(bind, tokens.ConvertVideoToken, base, (deps) => new ConvertVideo({ ...deps, videos, tools }));
  provide(
    bind,
    tokens.CollectUnusedVideosToken,
    base,
    (deps) => new CollectUnusedVideos({ ...deps, uploads: uploadFiles, videos }),
  );
}
