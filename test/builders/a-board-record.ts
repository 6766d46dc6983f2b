import { toBoardId, toUserId } from '../../src/domain/ids/ids.ts';
import type { BoardRecord } from '../../server/application/ports/records.ts';

/** A public, empty board. */
export function aBoardRecord(fields: Partial<BoardRecord> = {}): BoardRecord {
  return {
    id: toBoardId('201'),
    ownerId: toUserId('101'),
    name: 'Gardens',
    slug: 'gardens',
    description: '',
    category: null,
    privacy: 'public',
    layout: 'default',
    coverPinId: null,
    coverCrop: null,
    isArchived: false,
    allowHomefeedRecommendations: true,
    collaboratorInvitesEnabled: true,
    position: null,
    createdAt: Date.UTC(2026, 0, 2),
    orderModifiedAt: Date.UTC(2026, 0, 2),
    lastPinnedAt: null,
    pinCount: 0,
    sectionCount: 0,
    followerCount: 0,
    collaboratorCount: 0,
    ...fields,
  };
}
