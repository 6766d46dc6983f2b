import type { PictureRecord } from '../../server/application/ports/records.ts';

/** A portrait photo. */
export function aPictureRecord(fields: Partial<PictureRecord> = {}): PictureRecord {
  return {
    signature: '0123456789abcdef0123456789abcdef',
    extension: 'jpg',
    width: 1200,
    height: 1800,
    dominantColor: '#8a5a44',
    isAnimated: false,
    byteLength: 240_000,
    createdAt: Date.UTC(2026, 0, 1),
    ...fields,
  };
}
