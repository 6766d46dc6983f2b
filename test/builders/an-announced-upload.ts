import { toUploadId, toUserId } from '../../src/domain/ids/ids.ts';
import type { AnnouncedUpload } from '../../server/application/ports/media/videos.ts';

export function anAnnouncedUpload(fields: Partial<AnnouncedUpload> = {}): AnnouncedUpload {
  return {
    id: toUploadId('402'),
    userId: toUserId('101'),
    mediaType: 'video-story-pin',
    status: 'registered',
    videoSignature: 'fedcba9876543210fedcba9876543210',
    pictureSignature: null,
    failure: null,
    createdAt: Date.UTC(2026, 0, 3),
    ...fields,
  };
}
