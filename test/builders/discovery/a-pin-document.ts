import { toBoardId, toPinId, toUserId } from '../../../src/domain/ids/ids.ts';
import type { PinDocument } from '../../../server/application/ports/discovery/pin-document.ts';

const BORN = Date.UTC(2026, 0, 1);

/** A document of an untitled picture on one board. */
export function aPinDocument(overrides: Partial<PinDocument> = {}): PinDocument {
  const id = overrides.id ?? toPinId('1');
  return {
    id,
    shown: id,
    pinnerId: toUserId('1'),
    title: '',
    description: '',
    altText: '',
    domain: null,
    linkTitle: '',
    kind: 'image',
    product: null,
    picture: '0'.repeat(32),
    dominantColor: '#808080',
    looks: null,
    embedding: null,
    createdAt: BORN,
    boards: [{ id: toBoardId('1'), name: 'Things', savedAt: BORN }],
    topics: [],
    ...overrides,
  };
}
