import type { S3Bucket } from '../adapters/s3/s3-bucket.ts';
import type { Configuration } from '../adapters/node/configuration.ts';
import { StoreUnusable } from '../adapters/sql/store/store-unusable.ts';
import { StorageUnavailable } from '../application/ports/media/media.ts';

/**
 * Opens the operator's bucket and checks that it can be read and written.
 * @throws {StoreUnusable} its message names the setting that is wrong
 */
export async function openObjectStorage(
  settings: NonNullable<Configuration['objectStorage']>,
): Promise<S3Bucket> {
  // Loaded when it is needed: the client takes memory.
  const { S3Bucket } = await import('../adapters/s3/s3-bucket.ts');
  const bucket = new S3Bucket(settings);
  try {
    await bucket.ensureUsable();
    return bucket;
  } catch (cause) {
    await bucket.close();
    const reason = cause instanceof Error ? cause.message : String(cause);
    const message =
      cause instanceof StorageUnavailable
        ? `S3_ENDPOINT: nothing answers at ${new URL(settings.endpoint).host}.`
        : reason;
    throw new StoreUnusable(`The object storage cannot be used: ${message}`, { cause });
  }
}
