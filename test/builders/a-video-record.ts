import type { VideoRecord } from '../../server/application/ports/media/videos.ts';

/** One that can be played in one format. */
export function aVideoRecord(fields: Partial<VideoRecord> = {}): VideoRecord {
  return {
    signature: 'fedcba9876543210fedcba9876543210',
    durationMs: 2_000,
    width: 160,
    height: 90,
    byteLength: 11_000,
    status: 'ready',
    formats: ['V_720P'],
    playsUpload: false,
    hasCaptions: false,
    createdAt: Date.UTC(2026, 0, 3),
    ...fields,
  };
}
