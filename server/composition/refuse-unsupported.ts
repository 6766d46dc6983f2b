import { InvalidConfiguration } from '../adapters/node/invalid-configuration.ts';
import type { Configuration } from '../adapters/node/configuration.ts';

/**
 * Settings that this version understands but cannot follow. Who asks for another place for the data must
 * not find out later that it is kept elsewhere.
 *
 * @throws {InvalidConfiguration}
 */
export function refuseUnsupported(configuration: Pick<Configuration, 'databaseUrl' | 'objectStorage'>): void {
  const { databaseUrl, objectStorage } = configuration;
  if (databaseUrl !== null) {
    throw new InvalidConfiguration(
      'DATABASE_URL',
      'other stores than the one in DATA_DIR are not supported yet',
    );
  }
  if (objectStorage !== null) {
    throw new InvalidConfiguration('S3_BUCKET', 'pictures can be kept in DATA_DIR only, yet');
  }
}
