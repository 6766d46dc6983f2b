import type { EnvironmentReader } from './environment-reader.ts';
import { InvalidConfiguration } from './invalid-configuration.ts';

const OTHERS = ['S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'S3_PREFIX'];

/** The largest object that storages take in one request. */
const LARGEST_BYTES = 5_000_000_000;

/** Reads the variables of the object storage; null without S3_BUCKET. @throws {InvalidConfiguration} */
export function objectStorage(read: EnvironmentReader) {
  const bucket = read.text('S3_BUCKET');
  const forcePathStyle = read.bool('S3_FORCE_PATH_STYLE', true);
  if (bucket === null) {
    const other = OTHERS.find((name) => read.text(name) !== null);
    if (other !== undefined) throw new InvalidConfiguration('S3_BUCKET', `is needed with ${other}`);
    return null;
  }
  if (!/^[\w.-]{1,255}$/.test(bucket)) {
    throw new InvalidConfiguration('S3_BUCKET', 'must be the name of a bucket');
  }
  if (read.size('MAX_VIDEO_BYTES', 0) > LARGEST_BYTES) {
    throw new InvalidConfiguration('MAX_VIDEO_BYTES', 'can be 5g at most with S3_BUCKET');
  }
  return {
    bucket,
    endpoint: endpoint(read),
    region: region(read),
    prefix: prefix(read),
    accessKeyId: read.text('S3_ACCESS_KEY_ID') ?? needed('S3_ACCESS_KEY_ID'),
    secretAccessKey: read.text('S3_SECRET_ACCESS_KEY') ?? needed('S3_SECRET_ACCESS_KEY'),
    forcePathStyle,
  };
}

function endpoint(read: EnvironmentReader): string {
  const name = 'S3_ENDPOINT';
  const text = read.url(name, ['http', 'https']) ?? needed(name);
  const { username, password, search, hash } = new URL(text);
  if (username + password + search + hash !== '') {
    throw new InvalidConfiguration(name, 'must be an address without user, query and fragment');
  }
  return text;
}

function region(read: EnvironmentReader): string {
  const text = read.textOr('S3_REGION', 'us-east-1');
  if (!/^[\w-]{1,64}$/.test(text))
    throw new InvalidConfiguration('S3_REGION', 'must be the name of a region');
  return text;
}

/** Empty, or with a trailing slash. Only characters that need no encoding in addresses. */
function prefix(read: EnvironmentReader): string {
  const text = (read.text('S3_PREFIX') ?? '').replace(/^\/+|\/+$/g, '');
  if (text === '') return '';
  if (!/^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/.test(text) || text.length > 500) {
    throw new InvalidConfiguration(
      'S3_PREFIX',
      'must be letters, digits, . _ and -, in parts separated by /',
    );
  }
  return `${text}/`;
}

function needed(variable: string): never {
  throw new InvalidConfiguration(variable, 'is needed with S3_BUCKET');
}
