import { toUserId } from '../../src/domain/ids/ids.ts';
import type { SessionRecord } from '../../server/application/ports/records.ts';

/** A full session that ends on 1 February 2026. */
export function aSessionRecord(fields: Partial<SessionRecord> = {}): SessionRecord {
  return {
    id: 'session-1',
    tokenHash: 'ab'.repeat(32),
    userId: toUserId('101'),
    type: 'full',
    remember: true,
    createdAt: Date.UTC(2026, 0, 1),
    lastSeenAt: Date.UTC(2026, 0, 1),
    expiresAt: Date.UTC(2026, 1, 1),
    userAgent: 'Firefox on Linux',
    addressHint: '192.0.2.0/24',
    ...fields,
  };
}
