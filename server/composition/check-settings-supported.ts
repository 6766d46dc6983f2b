import { InvalidConfiguration } from '../adapters/node/invalid-configuration.ts';
import type { Configuration } from '../adapters/node/configuration.ts';

/**
 * Refuses settings that this version reads but does not support, so that no operator finds out later that data are
 * stored elsewhere than configured.
 *
 * @throws {InvalidConfiguration}
 */
export function checkSettingsSupported({ objectStorage }: Pick<Configuration, 'objectStorage'>): void {
  if (objectStorage !== null) {
    throw new InvalidConfiguration('S3_BUCKET', 'pictures can be kept in DATA_DIR only, yet');
  }
}
