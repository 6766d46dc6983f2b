import { toUploadId, toUserId } from '../../src/domain/ids/ids.ts';
import type { UploadRecord } from '../../server/application/ports/records.ts';

export function anUploadRecord(fields: Partial<UploadRecord> = {}): UploadRecord {
  return {
    id: toUploadId('401'),
    userId: toUserId('101'),
    pictureSignature: '0123456789abcdef0123456789abcdef',
    videoSignature: null,
    createdAt: Date.UTC(2026, 0, 3),
    ...fields,
  };
}
