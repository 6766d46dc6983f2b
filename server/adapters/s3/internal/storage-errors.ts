import { StorageFull, StorageUnavailable } from '../../../application/ports/media/media.ts';
import { textOf } from './xml-texts.ts';

/** The error codes of S3 that a setting causes, with what the operator reads. They name settings, never the secret. */
const SETTINGS: Readonly<Record<string, string>> = {
  InvalidAccessKeyId: 'S3_ACCESS_KEY_ID: the object storage does not know this key',
  SignatureDoesNotMatch:
    'S3_SECRET_ACCESS_KEY or S3_ACCESS_KEY_ID: the object storage does not accept these keys',
  AccessDenied: 'S3_ACCESS_KEY_ID: this key may not read and write in the bucket',
  NoSuchBucket: 'S3_BUCKET: there is no such bucket',
  InvalidBucketName: 'S3_BUCKET: the object storage allows no such name',
  AuthorizationHeaderMalformed: 'S3_REGION: the bucket is in another region',
  PermanentRedirect: 'S3_ENDPOINT: the bucket is at another address',
  RequestTimeTooSkewed: 'The clock of this machine differs from that of the object storage',
};

const TRANSIENT = new Set(['RequestTimeout', 'SlowDown', 'InternalError', 'ServiceUnavailable']);
const FULL = new Set(['QuotaExceeded', 'XMinioStorageFull', 'InsufficientStorage']);

/** The object storage refused a request. The message is for the operator. */
export class StorageRefused extends Error {
  /** Whether a setting is wrong, so that only the operator can help. */
  readonly isSetting: boolean;

  constructor(message: string, isSetting: boolean) {
    super(message);
    this.name = 'StorageRefused';
    this.isSetting = isSetting;
  }
}

/** Whether a later try may succeed. */
export function isTransient(status: number, xml: string): boolean {
  return (status >= 500 && status !== 507) || status === 429 || TRANSIENT.has(textOf(xml, 'Code') ?? '');
}

/** The error for an answer that is no success. */
export function errorOf(status: number, xml: string): Error {
  const code = textOf(xml, 'Code') ?? '';
  if (status === 507 || FULL.has(code)) return new StorageFull();
  if (isTransient(status, xml)) return new StorageUnavailable({ cause: new Error(`${status} ${code}`) });
  const setting = SETTINGS[code];
  if (setting !== undefined) return new StorageRefused(`${setting}.`, true);
  if (status === 401 || status === 403) return new StorageRefused(`${SETTINGS['AccessDenied']}.`, true);
  if (status >= 300 && status < 400) return new StorageRefused(`${SETTINGS['PermanentRedirect']}.`, true);
  return new StorageRefused(`The object storage refused a request: ${status} ${code}.`, false);
}
