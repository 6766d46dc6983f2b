import { toBoardId, toPinId, toUserId } from '../../src/domain/ids/ids.ts';
import type { PinRecord } from '../../server/application/ports/records.ts';

/** An original that nobody has saved. */
export function aPinRecord(fields: Partial<PinRecord> = {}): PinRecord {
  return {
    id: toPinId('301'),
    boardId: toBoardId('201'),
    sectionId: null,
    pinnerId: toUserId('101'),
    originalPinId: null,
    viaPinId: null,
    title: 'A rose',
    description: '',
    link: null,
    altText: null,
    note: null,
    method: 'uploaded',
    pictureSignature: '0123456789abcdef0123456789abcdef',
    videoSignature: null,
    isCommentsAllowed: true,
    createdAt: Date.UTC(2026, 0, 3),
    repinCount: 0,
    commentCount: 0,
    shareCount: 0,
    favoriteCount: 0,
    ...fields,
  };
}
